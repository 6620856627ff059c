import { increasePercent } from '../business/uplift'
import { defaultLocale, type Locale } from '../i18n/locales'
import { type CitySlug, cities } from './cities'

/**
 * An owner with a testimonial, whose property is a case study. Title, location, property, description, highlights, quote and
 * text are in messages under `people`, by the same key.
 */
export type Person = {
  name: string
  /** The area of the property. */
  area: CitySlug
  livesAbroad?: boolean
  /** Gross income, EUR a month. */
  beforeRevenue: number
  afterRevenue: number
  /** Percent of nights let. */
  occupancyRate: number
  /** One of our drawings, or the name of a file in `photos`; the build fails if the file is missing or unreadable. */
  image: Drawing | `${string}.${string}`
  /** The video of this testimonial. */
  videoUrl?: string
  /** Invented: labelled on every card, and rejected by production builds without `"examples": "labelled"`. */
  example: boolean
}

/** A farmhouse, a town house, a house in a village. */
export type Drawing = 'longere' | 'townhouse' | 'village'

export const people = {
  claire: {
    name: 'Claire D.',
    area: 'dijon',
    beforeRevenue: 0,
    afterRevenue: 3750,
    occupancyRate: 68,
    image: 'longere',
    example: true,
  },
  philippe: {
    name: 'Philippe M.',
    area: 'autun',
    beforeRevenue: 850,
    afterRevenue: 2500,
    occupancyRate: 71,
    image: 'townhouse',
    example: true,
  },
  marijke: {
    name: 'Marijke V.',
    area: 'chateau-chinon',
    livesAbroad: true,
    beforeRevenue: 350,
    afterRevenue: 870,
    occupancyRate: 67,
    image: 'village',
    example: true,
  },
} as const satisfies Record<string, Person>

export type PersonKey = keyof typeof people

/**
 * Returns the owners in the order in which a page in this language shows their testimonials: first those of the `area`, then
 * those in whom its readers recognise themselves, who live in France or abroad.
 */
export function testimonialsFor(locale: Locale, area?: CitySlug): readonly PersonKey[] {
  const rank = (key: PersonKey) => {
    const { area: own, livesAbroad = false }: Person = people[key]
    return (own === area ? 0 : 2) + (livesAbroad === (locale !== defaultLocale) ? 0 : 1)
  }
  return personKeys.toSorted((one, other) => rank(one) - rank(other))
}

/** The highest income of these owners, which fills the width of their bars. */
export const highestRevenue = (keys: readonly PersonKey[]) =>
  Math.max(...keys.map((key): Person => people[key]).flatMap((one) => [one.beforeRevenue, one.afterRevenue]))

/** Whether pages explain the income of an owner, because it is outside the range of the area. */
export function hasRangeNote({ area, afterRevenue }: Person): boolean {
  const { min, max } = cities[area].income
  return afterRevenue < min || afterRevenue > max
}

/** Percent gained; null if there was no income before, because a percentage of nothing means nothing. */
export const percentGained = ({
  beforeRevenue,
  afterRevenue,
}: Pick<Person, 'beforeRevenue' | 'afterRevenue'>) =>
  beforeRevenue > 0 ? Math.round(increasePercent(beforeRevenue, afterRevenue)) : null

/** The order of the case studies. */
export const personKeys = Object.keys(people) as PersonKey[]

/** Whether an image is the name of a photograph, and not that of a drawing. */
export const isPhoto = (image: Person['image']): image is `${string}.${string}` => image.includes('.')

/** The photographs that entries name, by the owner's key. */
export function ownerPhotos(): Record<string, string> {
  const entries = Object.entries<Person>(people)
  return Object.fromEntries(entries.flatMap(([key, { image }]) => (isPhoto(image) ? [[key, image]] : [])))
}

/** The names of the people who are still examples, among all or among those that a block shows. */
export const exampleNames = (keys: readonly PersonKey[] = personKeys): string[] =>
  keys.map((key): Person => people[key]).flatMap(({ example, name }) => (example ? [name] : []))
