/** An owner who speaks in a testimonial and whose property is a case study. Their words stand in messages under `people`. */
export type Person = {
  name: string
  place: string
  /** Gross income, EUR a month. */
  before: number
  after: number
  /** Percent of nights let. */
  occupancy: number
  /** Percent gained; absent where there was no income before. */
  increase?: number
  /** The drawing that stands in until there is a photograph. */
  vignette: 'longere' | 'townhouse' | 'village'
  /** A file in `photos`, named without its folder; the build stops at one that is missing or cannot be read. */
  photo?: string
  /** The video of this testimonial. */
  video?: string
  /** Invented for illustration: labelled on every card, and refused by a production build unless that is agreed. */
  example: boolean
}

export const people = {
  claire: {
    name: 'Claire D.',
    place: 'Gevrey-Chambertin',
    before: 0,
    after: 3750,
    occupancy: 68,
    vignette: 'longere',
    example: true,
  },
  philippe: {
    name: 'Philippe M.',
    place: 'Autun',
    before: 850,
    after: 2500,
    occupancy: 71,
    increase: 194,
    vignette: 'townhouse',
    example: true,
  },
  marijke: {
    name: 'Marijke V.',
    place: 'Château-Chinon',
    before: 350,
    after: 870,
    occupancy: 67,
    increase: 149,
    vignette: 'village',
    example: true,
  },
} as const satisfies Record<string, Person>

export type PersonKey = keyof typeof people

/** The order of the case studies. */
export const personKeys = Object.keys(people) as PersonKey[]

/** The photographs that entries name, by the owner's key. */
export function ownerPhotos(): Record<string, string> {
  const entries = Object.entries<Person>(people)
  return Object.fromEntries(entries.flatMap(([key, { photo }]) => (photo ? [[key, photo]] : [])))
}

/** The people who are still examples, by name. */
export function exampleNames(): string[] {
  return Object.values<Person>(people)
    .filter(({ example }) => example)
    .map(({ name }) => name)
}
