import { getTranslations } from 'next-intl/server'
import { propertyTypes } from '@/lib/business/estimate'
import { figureArguments } from '@/lib/business/figures'
import { formNames } from '@/lib/leads/form-names'
import { controlClass } from '../forms/field'
import { hydratesAttribute } from '../islands/hydrate-when-needed'
import type { IslandName } from '../islands/island'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'

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
      className="large-text:block large-text:space-y-3 mt-3 grid grid-cols-[2fr_3fr] items-end gap-x-3 gap-y-2 rounded-md border border-rule bg-card p-3 shadow-card sm:mt-6 sm:p-4 low:mt-4 low:p-3"
    >
      <div>
        <label htmlFor="start-capacity" className="mb-1 block font-semibold text-small">
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
        <label htmlFor="start-type" className="mb-1 block font-semibold text-small">
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
      <p id="start-hint" className="col-span-2 text-muted text-small leading-snug short:order-last">
        {t('estimator.sleepingCapacity.hint')}
      </p>
      <button type="submit" className={`${buttonClass()} col-span-2 min-h-12`}>
        {t('header.estimate')}
        <Icon name="arrow" />
      </button>
      <p className="col-span-2 text-muted text-small leading-snug">
        {t('beforeEstimate.text', figureArguments)}{' '}
        <a href="#contact" className="link inline-block">
          {t('beforeEstimate.write')}
        </a>
      </p>
    </form>
  )
}
