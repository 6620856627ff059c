import { formLabels, privacyLabels } from '@/components/forms/form-labels'
import { amenities } from '@/lib/business/estimate'
import { copyFigures } from '@/lib/business/figures'
import { moreAmenities } from '@/lib/content/amenity-groups'
import type { Translator } from '@/lib/i18n/translate'

const namesOf = <Key extends string>(keys: readonly Key[], name: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, name(key)])) as Record<Key, string>

/** The texts of the estimator, formatted on the server: the browser receives finished text. */
export function estimatorLabels(t: Translator) {
  return {
    ...formLabels(t),
    privacy: privacyLabels(t),
    location: { label: t('estimator.location.label'), placeholder: t('estimator.location.placeholder') },
    propertyType: t('estimator.propertyType.label'),
    types: namesOf(['studio', 'f1', 'f2', 'f3', 'f4'], (type) => t(`propertyTypes.${type}`)),
    capacity: {
      label: t('estimator.capacity.label'),
      placeholder: t('estimator.capacity.placeholder'),
      hint: t('estimator.capacity.hint'),
    },
    amenities: {
      label: t('estimator.amenities.label'),
      help: t('estimator.amenities.help'),
      more: t('estimator.amenities.more', { count: String(moreAmenities.length) }),
      groups: namesOf(['indoors', 'outdoors', 'comfort'], (group) => t(`estimator.groups.${group}`)),
      names: namesOf(amenities, (amenity) => t(`amenities.${amenity}`)),
      /** The sentence for each number of selected amenities, from none to all. */
      selected: Array.from({ length: amenities.length + 1 }, (_, count) =>
        t('estimator.amenities.selected', { count }),
      ),
    },
    submit: t('estimator.submit'),
    hint: t('estimator.hint'),
    gate: {
      title: t('estimator.gate.title'),
      text: t('estimator.gate.text', copyFigures),
      email: t('estimator.gate.email'),
      phone: t('estimator.gate.phone'),
      phonePlaceholder: t('contact.form.phonePlaceholder'),
      phoneNote: t('estimator.gate.phoneNote'),
      submit: t('estimator.gate.submit'),
    },
    result: {
      monthlyRevenue: t('estimator.result.monthly'),
      yearlyRevenue: t('estimator.result.yearly'),
      empty: t('estimator.result.empty'),
      note: t('estimator.result.note', copyFigures),
      blurred: t('estimator.blurred', copyFigures),
      another: t('estimator.another'),
    },
    how: {
      title: t('estimator.how.title'),
      paragraphs: [
        t('estimator.how.counts'),
        t('estimator.how.occupancy', copyFigures),
        t('estimator.how.gross'),
        t('estimator.how.range'),
      ],
    },
    thanks: { title: t('estimator.thanks.title'), text: t('estimator.thanks.text', copyFigures) },
    share: { copy: t('estimator.shareLink'), copied: t('estimator.shareCopied') },
  }
}

export type EstimatorLabels = ReturnType<typeof estimatorLabels>
