import { copyFigures } from '@/lib/business/figures'
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

type FigureName = keyof typeof copyFigures

const figure = (argument: string, name: FigureName): Value => ({
  argument,
  value: copyFigures[name],
  origin: originIn('lib/business/figures.ts', name),
})

const figureValues = (): Value[] => [
  ...(Object.keys(copyFigures) as FigureName[]).map((name) => figure(name, name)),
  ...plans.map(({ commission }) => figure('commission', commission)),
]

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

/** What only the client knows. Pages show it once it is set. */
function clientValues(): Value[] {
  const terms = originIn('lib/content/terms.ts', 'terms')
  const team = originIn('lib/content/team.ts', 'team')
  return [
    { argument: 'day', value: '', origin: terms },
    { argument: 'answers', value: '', origin: terms },
    { argument: 'hours', value: '', origin: team },
    { argument: 'languages', value: '', origin: team },
  ]
}

/** Texts of other messages that a message receives, such as "à Dijon". */
function messageValues(locale: Locale): Value[] {
  const t = translatorOf(locale)
  const ofCities = citySlugs.flatMap((slug) =>
    (['the', 'at', 'name'] as const).map((argument) => {
      const key = `places.${slug}.${argument}` as const
      return { argument, value: t(key), origin: { key } }
    }),
  )
  const ofPlans = plans.map((plan) => {
    const key = `pricing.plans.${plan.key}.name` as const
    return { argument: 'plan', value: t(key), origin: { key } }
  })
  return [...ofCities, ...ofPlans]
}

function settingValues(locale: Locale): Value[] {
  const date = new Intl.DateTimeFormat(languages[locale].intl, {
    timeZone: 'Europe/Paris',
    dateStyle: 'long',
  })
  const offerEnd = date.format(new Date(site.offerEndsOn))
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
