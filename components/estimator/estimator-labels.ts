import { formLabels, optionalMark, privacyLabels, withEmail } from '@/components/forms/form-labels'
import { site } from '@/lib/build/site'
import { amenities, propertyTypes } from '@/lib/business/estimate'
import { figureArguments } from '@/lib/business/figures'
import type { Translator } from '@/lib/i18n/translator'
import { contactLinks } from '../links/contact-links'

/** A text for each key. */
const textsOf = <Key extends string>(keys: readonly Key[], text: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, text(key)])) as Record<Key, string>

/** The texts of the estimator, formatted on the server: the browser receives finished text. */
export function estimatorLabels(t: Translator) {
  const answerTo = (label: string) => t('estimator.answer', { label, value: '@' })
  const stepsOf = (step: number, steps: number) =>
    [step, step + 1].map((number) => t('estimator.step', { step: `${number}`, steps: `${steps}` }))
  return {
    ...formLabels(t),
    privacy: privacyLabels(t),
    location: {
      ...textsOf(['label', 'placeholder'], (key) => t(`estimator.location.${key}`)),
      mark: optionalMark(t),
    },
    propertyType: t('estimator.propertyType.label'),
    types: textsOf(propertyTypes, (type) => t(`propertyTypes.${type}`)),
    capacity: textsOf(['label', 'placeholder', 'hint'], (key) => t(`estimator.capacity.${key}`)),
    amenities: {
      label: t('estimator.amenities.label'),
      mark: optionalMark(t),
      help: t('estimator.amenities.help'),
      more: t('estimator.amenities.more'),
      groups: textsOf(['indoors', 'outdoors', 'comfort'], (group) => t(`estimator.groups.${group}`)),
      names: textsOf(amenities, (amenity) => t(`amenities.${amenity}`)),
      /** The sentence for each number of selected amenities, from none to all. */
      selected: Array.from({ length: amenities.length + 1 }, (_, count) =>
        t('estimator.amenities.selected', { count }),
      ),
    },
    submit: t('estimator.submit'),
    needs: { sleepingCapacity: t('estimator.hint'), propertyType: t('estimator.needs') },
    /** The step of the estimate form and of the gate; `started` after the form in the hero, which is the first step. */
    steps: { first: stepsOf(1, 2), started: stepsOf(2, 3) },
    change: t('estimator.change'),
    /** An answer after the label of its question. The value replaces the @. */
    answers: {
      location: answerTo(t('estimator.location.label')),
      propertyType: answerTo(t('estimator.propertyType.label')),
      sleepingCapacity: answerTo(t('estimator.capacity.label')),
      amenities: answerTo(t('estimator.amenities.label')),
    },
    gate: {
      ...textsOf(
        ['title', 'text', 'email', 'phone', 'phonePlaceholder', 'phoneHint', 'phoneNote', 'submit', 'write'],
        (key) => t(`estimator.gate.${key}`),
      ),
      leave: `${t('argument.free')}. ${t('argument.start')}. ${t('argument.leave', figureArguments)}.`,
      steps: (['1', '2', '3'] as const).map((step) => t(`estimator.gate.steps.${step}`, figureArguments)),
      needs: textsOf(['email', 'phone'], (key) => t(`estimator.gate.needs.${key}`)),
      message: t('estimator.gate.message'),
    },
    average: t('estimator.average', figureArguments),
    result: textsOf(['monthlyRevenue', 'yearlyRevenue', 'note', 'blurred', 'another'], (key) =>
      t(`estimator.result.${key}`, figureArguments),
    ),
    how: textsOf(['title', 'counts', 'occupancy', 'gross', 'range'], (key) =>
      t(`estimator.how.${key}`, figureArguments),
    ),
    thanks: {
      ...textsOf(['title', 'text', 'failed'], (key) => t(`estimator.thanks.${key}`, figureArguments)),
      address: withEmail((email) => t('estimator.thanks.address', { email })),
      fallback: t('estimator.thanks.fallback', { ...figureArguments, phone: site.phone, email: site.email }),
      links: contactLinks(site),
    },
    again: textsOf(['title', 'text', 'submit'], (key) => t(`estimator.again.${key}`)),
  }
}

export type EstimatorLabels = ReturnType<typeof estimatorLabels>
