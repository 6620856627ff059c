import type { Messages } from 'next-intl'

/** The order of the questions; each key is also the anchor of its item. */
export const faqKeys: readonly (keyof Messages['faq']['items'])[] = [
  'cost',
  'income',
  'setup',
  'cleaning',
  'ownUse',
  'notice',
  'platform',
  'incident',
  'tax',
  'channels',
]
