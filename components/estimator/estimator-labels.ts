import { amenities, occupancyPercent } from '@/lib/business/estimate'
import { copyFigures } from '@/lib/content/copy-figures'
import type { Translator } from '@/lib/i18n/translator'
import type { EstimatorLabels } from './labels'

function amenityLabels(t: Translator) {
  const named = amenities.map((amenity) => [amenity, t(`amenities.${amenity}`)] as const)
  return Object.fromEntries(named) as EstimatorLabels['amenities']['names']
}

/** The estimator's sentences, formatted on the server: the browser receives finished text. */
export function estimatorLabels(t: Translator): EstimatorLabels {
  return {
    location: { label: t('estimator.location.label'), placeholder: t('estimator.location.placeholder') },
    propertyType: t('estimator.propertyType.label'),
    types: {
      studio: t('propertyTypes.studio'),
      f1: t('propertyTypes.f1'),
      f2: t('propertyTypes.f2'),
      f3: t('propertyTypes.f3'),
      f4: t('propertyTypes.f4'),
    },
    capacity: { label: t('estimator.capacity.label'), placeholder: t('estimator.capacity.placeholder') },
    amenities: {
      label: t('estimator.amenities.label'),
      help: t('estimator.amenities.help'),
      groups: {
        indoors: t('estimator.groups.indoors'),
        outdoors: t('estimator.groups.outdoors'),
        comfort: t('estimator.groups.comfort'),
      },
      names: amenityLabels(t),
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
      submit: t('estimator.gate.submit'),
    },
    result: {
      monthly: t('estimator.result.monthly'),
      yearly: t('estimator.result.yearly'),
      note: t('estimator.result.note', { occupancy: String(occupancyPercent) }),
      blurred: t('estimator.blurred', copyFigures),
      another: t('estimator.another'),
    },
    thanks: { title: t('estimator.thanks.title'), text: t('estimator.thanks.text', copyFigures) },
    share: { copy: t('estimator.shareLink'), copied: t('estimator.shareCopied') },
    honeypot: t('forms.honeypot'),
  }
}
