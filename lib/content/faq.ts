import type { Messages } from 'next-intl'
import type { TermName } from './terms'

export type FaqKey = keyof Messages['faq']['items']

/** The order of the questions. Each key is also part of the anchor of its answer. */
export const faqKeys: readonly FaqKey[] = [
  'cost',
  'cleaning',
  'income',
  'setup',
  'keys',
  'ownUse',
  'notice',
  'incident',
  'tax',
  'rules',
]

/** Terms whose sentences end an answer once they are set. */
export const faqTerms: Partial<Record<FaqKey, readonly TermName[]>> = {
  cleaning: ['linen', 'supplies', 'ownStay'],
  keys: ['keys'],
}
