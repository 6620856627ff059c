import { accountOf, type Range } from '@/lib/business/account'
import { amenities } from '@/lib/business/estimate'
import { figures } from '@/lib/business/figures'
import { areaName, cityOf, citySlugs } from '@/lib/content/cities'
import { formatPhone } from '@/lib/i18n/format-phone'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { callerFacts } from '@/lib/site/facts'
import { site } from '@/lib/site/site'
import houses from '../art/blocks/types.svg'
import { formLabels, later, textsOf } from '../forms/form-labels'

/** The texts of the estimator. */
export function estimatorLabels(t: Translator, locale: Locale) {
  const { email } = site
  const phone = formatPhone(site.phone, locale)
  return {
    ...textsOf(t, 'estimator', {
      phone,
      email,
      ...later('address', 'label', 'value', 'place', 'gross', 'share'),
    }),
    types: textsOf(t, 'propertyTypes'),
    houses: houses.src as string,
    names: textsOf(t, 'amenities'),
    /** The sentence for each number of selected amenities, from one to all. */
    selected: amenities.map((_, index) => t('selectedAmenities', { count: index + 1 })),
    account: textsOf(t, 'account.terms', { linen: site.facts.linen ?? 'owner' }),
    kept: 100 - figures.commissionEssential.value,
    team: callerFacts(t, locale),
    isCalledFrom: site.facts.callsFrom === true,
    forms: formLabels(t, locale),
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
export const averageAccount = (t: Translator) => ({
  title: t('account.average'),
  ...amountsOf(t, { min: figures.averageMin.value, max: figures.averageMax.value }),
})

/** The account of all properties, for a place in none of the areas. */
export const outsideAccount = (t: Translator) => ({
  ...averageAccount(t),
  title: t('account.outside', { areas: citySlugs.length }),
})

/** The account of each area, with the names by which it is recognised. */
export function areaAccounts(t: Translator) {
  return citySlugs.map((slug) => {
    const { income } = cityOf(slug)
    return {
      account: { title: t('account.title', { at: t(`cities.${slug}.at`) }), ...amountsOf(t, income) },
      name: areaName(slug),
      ownNames: [t(`cities.${slug}.name`)],
    }
  })
}
