import { accountOf, type Range } from '@/lib/business/account'
import { amenities } from '@/lib/business/estimate'
import { figures } from '@/lib/business/figures'
import { areaName, cityOf, citySlugs } from '@/lib/content/cities'
import { formatPhone } from '@/lib/i18n/format-phone'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { callerSentences } from '@/lib/site/facts'
import { site } from '@/lib/site/site'
import { formLabels, later, textsOf } from '../forms/form-labels'

/** The texts of the account: what is known of a place, and what the figures of a range mean. */
const accountLabels = (t: Translator) =>
  textsOf(t, 'account.terms', {
    linen: site.facts.linen ?? 'owner',
    areas: citySlugs.length,
    ...later('commune', 'city', 'gross', 'commission'),
  })

/** The texts of all forms, with the next step of the thank-you: who calls, and a time for the call where there is a calendar. */
function gateForms(t: Translator, locale: Locale) {
  const forms = formLabels(t, locale)
  const call = forms.next.call && { ...forms.next.call, label: t('estimator.thanks.next.call') }
  const title = call ? t('estimator.thanks.next.title') : ''
  return { ...forms, next: { ...forms.next, title, text: callerSentences(t, locale), call } }
}

/** The texts of the estimator. */
export function estimatorLabels(t: Translator, locale: Locale) {
  const { email, schedulingUrl } = site
  const phone = formatPhone(site.phone, locale)
  const { gate, ...texts } = textsOf(t, 'estimator', {
    phone,
    email,
    calendar: schedulingUrl ? 'known' : 'unknown',
    ...later('address', 'label', 'value', 'place', 'gross', 'share'),
  })
  return {
    ...texts,
    gate: {
      ...gate,
      caller: callerSentences(t, locale),
      hourNote: schedulingUrl ? gate.hourNote : '',
    },
    types: textsOf(t, 'propertyTypes'),
    names: textsOf(t, 'amenities'),
    /** The sentence for each number of selected amenities, from one to all. */
    selected: amenities.map((_, index) => t('selectedAmenities', { count: index + 1 })),
    account: accountLabels(t),
    forms: gateForms(t, locale),
  }
}

export type EstimatorLabels = ReturnType<typeof estimatorLabels>

/** The amounts of a range of gross income, as text, and its upper end. */
function amountsOf(t: Translator, gross: Range) {
  const { commission, share } = accountOf(gross, figures.commissionEssential.value)
  const text = (range: Range) => t('account.amounts', range)
  return { gross: text(gross), commission: text(commission), share: text(share), max: gross.max }
}

/** The account of all properties. */
export const averageAccount = (t: Translator) =>
  amountsOf(t, { min: figures.averageMin.value, max: figures.averageMax.value })

/** The account of each area, with the names by which it is recognised. */
export function areaAccounts(t: Translator) {
  return citySlugs.map((slug) => {
    const { income } = cityOf(slug)
    return {
      account: amountsOf(t, income),
      name: areaName(slug),
      ownNames: [t(`cities.${slug}.name`)],
    }
  })
}
