import { figureArguments } from '@/lib/business/figures'
import { cities, citySlugs } from '@/lib/content/cities'
import { type Person, people, percentGained } from '@/lib/content/people'
import { plans } from '@/lib/content/plans'
import type { Origin } from '@/lib/edit/word-index'
import { type Locale, languages } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import { brand, site } from '@/lib/site'
import { originIn } from './source-line'

/**
 * A value that messages receive as `argument`; only messages whose key begins with `within`, if that is given. An empty
 * value means any value.
 */
export type Value = { argument: string; value: string | number; origin: Origin; within?: string }

function figureValues(): Value[] {
  const own = Object.keys(figureArguments).map(
    (name) => [name, name as keyof typeof figureArguments] as const,
  )
  const ofPlans = plans.map(({ commission }) => ['commission', commission] as const)
  return [...own, ...ofPlans].map(([argument, name]) => ({
    argument,
    value: figureArguments[name],
    origin: originIn('lib/business/figures.ts', name),
  }))
}

const cityValues = (): Value[] =>
  Object.entries(cities).flatMap(([slug, { income, properties }]) => {
    const from = (property: string) => originIn('lib/content/cities.ts', slug, property)
    return [
      { argument: 'min', value: income.min, origin: from('income') },
      { argument: 'max', value: income.max, origin: from('income') },
      { argument: 'count', value: properties, origin: from('properties'), within: 'zones.' },
    ]
  })

const personValues = (): Value[] =>
  Object.entries<Person>(people).flatMap(([key, person]) => {
    const from = (property: string) => originIn('lib/content/people.ts', key, property)
    const percent = percentGained(person)
    return [
      { argument: 'amount', value: person.beforeRevenue, origin: from('beforeRevenue') },
      { argument: 'amount', value: person.afterRevenue, origin: from('afterRevenue') },
      { argument: 'rate', value: person.occupancyRate, origin: from('occupancyRate') },
      ...(percent === null ? [] : [{ argument: 'percent', value: percent, origin: from('afterRevenue') }]),
    ]
  })

/** Facts that only the client knows. Pages show them once they are set. */
const clientValues = (): Value[] => [
  { argument: 'value', value: '', origin: originIn('lib/content/facts.ts', 'facts'), within: 'facts.' },
]

/** Texts of other messages that a message receives, such as "à Dijon". */
function messageValues(locale: Locale): Value[] {
  const t = translatorOf(locale)
  const ofCities = citySlugs.flatMap((slug) =>
    (['the', 'at', 'name'] as const).map((argument) => [argument, `places.${slug}.${argument}`] as const),
  )
  const ofPlans = plans.map((plan) => ['plan', `pricing.plans.${plan.key}.name`] as const)
  return [...ofCities, ...ofPlans].map(([argument, key]) => ({ argument, value: t(key), origin: { key } }))
}

function settingValues(locale: Locale): Value[] {
  const style = { timeZone: 'Europe/Paris', dateStyle: 'long' } as const
  const offerEnd = new Date(site.offerEndsOn).toLocaleDateString(languages[locale].intl, style)
  return [
    { argument: 'phone', value: site.phone, origin: { setting: 'NEXT_PUBLIC_PHONE' } },
    { argument: 'email', value: site.email, origin: { setting: 'NEXT_PUBLIC_EMAIL' } },
    { argument: 'offerEnd', value: offerEnd, origin: { setting: 'NEXT_PUBLIC_OFFER_ENDS_ON' } },
    { argument: 'brand', value: brand, origin: originIn('lib/site.ts', 'brand') },
  ]
}

/** Every value that a message of this language may receive and that somebody can change. */
export const valuesOf = (locale: Locale): Value[] => [
  ...figureValues(),
  ...cityValues(),
  ...personValues(),
  ...clientValues(),
  ...messageValues(locale),
  ...settingValues(locale),
]
