import { getTranslations } from 'next-intl/server'
import { propertyTypes } from '@/lib/business/estimate'
import { formNames } from '@/lib/leads/form-names'
import { controlClass } from '../forms/field'
import { hydratesAttribute } from '../islands/hydrate-when-needed'
import type { IslandName } from '../islands/island'
import { ArrowLabel } from '../ui/arrow-label'
import { buttonClass } from '../ui/button'

/** One line on a phone of 360 px. */
const label = 'mb-1 block font-semibold text-caption leading-[1.4]'

/**
 * Two questions of the estimate, in the hero, and what to know before the press: a number is asked for, and one can write
 * instead. As plain HTML it is a GET request to the estimator of this page with the answers in its query; its behaviour
 * copies them into the estimator without a page load.
 */
export async function StartForm() {
  const t = await getTranslations()
  return (
    <form
      name={formNames.start}
      data-part="start-form"
      {...{ [hydratesAttribute]: 'Estimator' satisfies IslandName }}
      action="#calculator"
      aria-label={t('start.label')}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-1.5 rounded-md bg-card px-3 py-2.25 text-small leading-[1.4] shadow-card bar:grid-cols-[minmax(9rem,1fr)_minmax(11rem,1.15fr)_auto] bar:px-5 bar:pt-4 bar:pb-3.5 bar:shadow-raised wide:max-w-[min(59.25rem,77.2vw-var(--spacing-gutter))] wide:grid-cols-[auto_minmax(11rem,1fr)_auto] large-text:block"
    >
      <div>
        <label htmlFor="start-capacity" className={label}>
          {t('estimator.sleepingCapacity.label')}
        </label>
        <input
          id="start-capacity"
          name="sleepingCapacity"
          type="text"
          inputMode="numeric"
          placeholder={t('estimator.sleepingCapacity.placeholder')}
          aria-describedby="start-hint"
          className={`${controlClass} h-12.5`}
        />
      </div>
      <div>
        <label htmlFor="start-type" className={label}>
          {t('estimator.propertyType.label')}
        </label>
        <select
          id="start-type"
          name="propertyType"
          defaultValue=""
          className={`${controlClass} h-12.5 py-0!`}
        >
          <option value="" disabled>
            {t('start.choose')}
          </option>
          {propertyTypes.map((type) => (
            <option key={type} value={type}>
              {t(`propertyTypes.${type}`)}
            </option>
          ))}
        </select>
      </div>
      <p
        id="start-hint"
        className="-mt-1 col-span-full text-muted bar:col-span-1 bar:mt-0 bar:self-start wide:whitespace-nowrap"
      >
        {t('estimator.sleepingCapacity.hint')}
      </p>
      <button
        type="submit"
        data-part="hero-action"
        className={`${buttonClass()} col-span-full min-h-12 text-[clamp(0.875rem,4.1vw,1rem)] max-md:px-2! bar:col-start-3 bar:row-start-1 bar:text-body`}
      >
        <ArrowLabel text={t('header.estimate')} />
      </button>
      <p className="col-span-full text-muted text-note bar:col-start-2 bar:self-start bar:text-small bar:leading-[1.4]">
        {t('beforeEstimate.text')} {/* As high as a finger, without room of its own. */}
        <a href="#contact" className="link -mt-2 -mb-3.75 inline-block pt-2 pb-3.75">
          {t('beforeEstimate.write')}
        </a>
      </p>
    </form>
  )
}
