import type { Locale } from '../i18n/locales'

/** Who answers owners. A fact that is not known stays out: nothing is shown in its place. */
export type Team = {
  /** First names and what each does. */
  people?: Record<Locale, string>
  /** Where the office is. */
  town?: string
  /** Languages in which somebody answers. */
  languages?: readonly Locale[]
  /** When somebody answers. */
  hours?: Record<Locale, string>
}

export const team: Team = {}

const facts = ['people', 'town', 'languages', 'hours'] as const satisfies (keyof Team)[]

/** What the site cannot say yet about the team, by the name of its message under `team`. */
export const missingTeamFacts = (): (typeof facts)[number][] =>
  facts.filter((fact) => team[fact] === undefined)
