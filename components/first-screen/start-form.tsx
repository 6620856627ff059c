import { getTranslations } from 'next-intl/server'
import { propertyTypes } from '@/lib/business/estimate'
import { figureArguments } from '@/lib/business/figures'
import { formNames } from '@/lib/leads/form-names'
import { controlClass } from '../forms/field'
import { hydratesAttribute } from '../islands/hydrate-when-needed'
import type { IslandName } from '../islands/island'
import { ArrowLabel } from '../ui/arrow-label'
import { buttonClass } from '../ui/button'
import './start-form.css'

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
      className="start-form"
    >
      <div>
        <label htmlFor="start-capacity" className="mb-1 block font-semibold">
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
        <label htmlFor="start-type" className="mb-1 block font-semibold">
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
      <p id="start-hint" className="text-muted">
        {t('estimator.sleepingCapacity.hint')}
      </p>
      <button type="submit" data-part="hero-action" className={`${buttonClass()} min-h-12 max-md:px-2!`}>
        <ArrowLabel text={t('header.estimate')} />
      </button>
      <p className="text-muted">
        {t('beforeEstimate.text', figureArguments)}{' '}
        <a href="#contact" className="link">
          {t('beforeEstimate.write')}
        </a>
      </p>
    </form>
  )
}
