import { figures, type Unit } from '@/lib/business/figures'
import { cities } from '@/lib/content/cities'
import { people } from '@/lib/content/people'

/** A business figure: its unit in copy, the argument that messages use for it, and its source. */
export type Figure = { value: number; unit: Unit; argument: string; source: string }

const amounts = (source: string, values: Record<string, number>): Figure[] =>
  Object.entries(values).map(([argument, value]) => ({ value, unit: 'euros', argument, source }))

/** Every figure of lib: first those that any message may use, then those of a city or a person. */
export const knownFigures: readonly Figure[] = [
  ...Object.entries(figures).map(([argument, figure]) => ({ ...figure, argument, source: 'the business' })),
  ...Object.entries(cities).flatMap(([slug, { income, properties }]): Figure[] => [
    ...amounts(slug, income),
    { value: properties, unit: 'properties', argument: 'count', source: slug },
  ]),
  ...Object.entries(people).flatMap(([name, { beforeRevenue, afterRevenue }]) =>
    amounts(name, { beforeRevenue, afterRevenue }),
  ),
]
