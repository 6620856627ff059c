import { locales } from '@/lib/i18n/locales'
import type { Message } from '@/scripts/messages/message'

/** One key in three languages; a text left out is a key that is missing there. */
export function three(key: string, texts: Partial<Record<Message['locale'], string>>): Message[] {
  return locales.flatMap((locale) => {
    const text = texts[locale]
    return text === undefined ? [] : [{ locale, file: `messages/${locale}/home.json`, key, text }]
  })
}

/** What an editor is told about a French text whose twins are as given. */
export const french = (text: string, twin = text): Message[] =>
  three('home.title', { fr: text, nl: twin, en: twin })
