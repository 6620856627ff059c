import { figures, type Unit } from '@/lib/business/figures'
import { cities } from '@/lib/content/cities'
import { people } from '@/lib/content/people'

/** A figure of the business: its unit in copy, the argument by which messages receive it, and whose it is. */
export type Figure = { value: number; unit: Unit; argument: string; source: string }

const own = (source: string, unit: Unit, values: Record<string, number | undefined>): Figure[] =>
  Object.entries(values).flatMap(([argument, value]) =>
    value === undefined ? [] : [{ value, unit, argument, source }],
  )

/** Every figure that lives in lib: those that any message may be given, then those of a city or a person. */
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
