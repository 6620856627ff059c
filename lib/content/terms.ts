import type { Locale } from '../i18n/locales'

/**
 * Terms of the contract that only the client knows. Each one shows a sentence in its place once it is set. Nothing is
 * shown for a term that is not set.
 */
export type Terms = {
  /** Whether the commissions include VAT. */
  vat?: 'included' | 'added'
  /** Who pays for linen. */
  linen?: 'guest' | 'owner'
  /** Who pays for consumables such as soap and coffee. */
  supplies?: 'company' | 'owner'
  /** How cleaning after the owner's own stay is charged. */
  ownStay?: 'guestFee' | 'quote' | 'included'
  /** Day of the month on which the income of the month before is paid out. */
  payoutDay?: number
  /** How keys and codes are kept, as a whole sentence. */
  keys?: Record<Locale, string>
  /** The survey behind the satisfaction rate. */
  survey?: { of: 'guests' | 'owners'; answers: number; year: number }
}

export const terms: Terms = {}

export const termNames = [
  'vat',
  'linen',
  'supplies',
  'ownStay',
  'payoutDay',
  'keys',
  'survey',
] as const satisfies (keyof Terms)[]

export type TermName = (typeof termNames)[number]

/** The terms that the client still has to state. */
export const missingTerms = (known: Terms = terms): TermName[] =>
  termNames.filter((name) => known[name] === undefined)
