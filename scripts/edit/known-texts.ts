import { factIn, factNames } from '@/lib/content/facts'
import { people } from '@/lib/content/people'
import type { KnownValue } from '@/lib/edit/word-index'
import type { Locale } from '@/lib/i18n/locales'
import { noticeSettings } from '@/lib/settings/table'
import { brand, site } from '@/lib/site'
import { originIn } from './source-line'

/** Texts that pages print verbatim: settings of the legal notice, facts of the client, names of owners and company. */
export function textsOf(locale: Locale): KnownValue[] {
  const texts = [
    ...noticeSettings.map(({ name, field }) => ({ text: site[field], origin: { setting: name } })),
    ...Object.entries(people).map(([key, { name }]) => ({
      text: name,
      origin: originIn('lib/content/people.ts', key, 'name'),
    })),
    ...factNames.map((name) => ({
      text: factIn(locale, name)?.toString(),
      origin: originIn('lib/content/facts.ts', name),
    })),
    { text: brand, origin: originIn('lib/site.ts', 'brand') },
  ]
  return texts.flatMap(({ text, origin }) => (text ? [{ text, origin }] : []))
}
