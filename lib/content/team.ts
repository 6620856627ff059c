import type { Locale } from '../i18n/locales'

/** Facts about the team. A fact that is not set shows nothing. */
export type Team = {
  /** First names, and what each person does. */
  people?: Record<Locale, string>
  /** The town of the office. */
  town?: string
  /** Languages in which the team answers. */
  languages?: readonly Locale[]
  /** When the team answers, to follow "Someone answers": "from Monday to Saturday, 9:00 to 19:00". */
  hours?: Record<Locale, string>
}

export const team: Team = {}

const facts = ['people', 'town', 'languages', 'hours'] as const satisfies (keyof Team)[]

/** The facts that the client still has to give, by the name of their message under `team`. */
export const missingTeamFacts = (known: Team = team): (typeof facts)[number][] =>
  facts.filter((fact) => known[fact] === undefined)
