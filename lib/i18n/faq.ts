import type { Messages } from 'next-intl'
import { defaultLocale } from './locales'
import { loadMessages } from './messages'

export type FaqKey = keyof Messages['faq']['items']

/** The questions, in the order of the French messages. Each key is also part of the anchor of its answer. */
export const faqKeys = Object.keys(loadMessages(defaultLocale).faq.items) as FaqKey[]
