import { figures, type Unit } from '@/lib/business/figures'
import { cities } from '@/lib/content/cities'
import { people } from '@/lib/content/people'

/** A business figure: its unit in copy, the argument that messages use for it, and its source. */
export type Figure = { value: number; unit: Unit; argument: string; source: string }

const own = (source: string, unit: Unit, values: Record<string, number | undefined>): Figure[] =>
  Object.entries(values).flatMap(([argument, value]) =>
    value === undefined ? [] : [{ value, unit, argument, source }],
  )

/** Every figure of lib: first those that any message may use, then those of a city or a person. */
export const knownFigures: readonly Figure[] = [
  ...Object.entries(figures).flatMap(([name, { value, unit }]) =>
    own('the business', unit, { [name]: value }),
  ),
  ...Object.entries(cities).flatMap(([slug, { income, properties }]) => [
    ...own(slug, 'euros', { min: income.min, max: income.max }),
    ...own(slug, 'properties', { count: properties }),
  ]),
  ...Object.entries(people).flatMap(([name, { beforeRevenue, afterRevenue }]) =>
    own(name, 'euros', { beforeRevenue, afterRevenue }),
  ),
]
