import { formLabels, optionalMark, privacyLabels } from '@/components/forms/form-labels'
import { amenities, propertyTypes } from '@/lib/business/estimate'
import { figureArguments } from '@/lib/business/figures'
import { moreAmenities } from '@/lib/content/amenity-groups'
import type { Translator } from '@/lib/i18n/translate'
import { site } from '@/lib/site'
import { contactLinks } from '../links/contact-links'

/** A text for each key. */
const textsOf = <Key extends string>(keys: readonly Key[], text: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, text(key)])) as Record<Key, string>

/** The texts of the estimator, formatted on the server: the browser receives finished text. */
export function estimatorLabels(t: Translator) {
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
      help: t('estimator.amenities.help'),
      more: t('estimator.amenities.more', { count: String(moreAmenities.length) }),
      groups: textsOf(['indoors', 'outdoors', 'comfort'], (group) => t(`estimator.groups.${group}`)),
      names: textsOf(amenities, (amenity) => t(`amenities.${amenity}`)),
      /** The sentence for each number of selected amenities, from none to all. */
      selected: Array.from({ length: amenities.length + 1 }, (_, count) =>
        t('estimator.amenities.selected', { count }),
      ),
    },
    submit: t('estimator.submit'),
    needs: t('estimator.needs'),
    hint: t('estimator.hint'),
    gate: {
      ...textsOf(['title', 'text', 'email', 'phone', 'phonePlaceholder', 'phoneNote', 'submit'], (key) =>
        t(`estimator.gate.${key}`, figureArguments),
      ),
      leave: t('argument.free'),
    },
    result: textsOf(['monthlyRevenue', 'yearlyRevenue', 'note', 'blurred', 'another'], (key) =>
      t(`estimator.result.${key}`, figureArguments),
    ),
    how: textsOf(['title', 'counts', 'occupancy', 'gross', 'range'], (key) =>
      t(`estimator.how.${key}`, figureArguments),
    ),
    thanks: {
      ...textsOf(['title', 'text', 'failed'], (key) => t(`estimator.thanks.${key}`, figureArguments)),
      fallback: t('estimator.thanks.fallback', { ...figureArguments, phone: site.phone, email: site.email }),
      links: contactLinks(site),
    },
    again: textsOf(['title', 'text', 'submit'], (key) => t(`estimator.again.${key}`)),
  }
}

export type EstimatorLabels = ReturnType<typeof estimatorLabels>
