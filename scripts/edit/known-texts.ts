import { people } from '@/lib/content/people'
import { team } from '@/lib/content/team'
import { terms } from '@/lib/content/terms'
import type { KnownValue } from '@/lib/edit/word-index'
import type { Locale } from '@/lib/i18n/locales'
import { noticeSettings } from '@/lib/settings/table'
import { brand, site } from '@/lib/site'
import { originIn } from './source-line'

/** Texts that pages print verbatim: settings of the legal notice, facts of the client, names of owners and company. */
export function textsOf(locale: Locale): KnownValue[] {
  const ofTeam = originIn('lib/content/team.ts', 'team')
  const texts = [
    ...noticeSettings.map(({ name, field }) => ({ text: site[field], origin: { setting: name } })),
    ...Object.entries(people).map(([key, { name }]) => ({
      text: name,
      origin: originIn('lib/content/people.ts', key, 'name'),
    })),
    { text: terms.keys?.[locale], origin: originIn('lib/content/terms.ts', 'terms') },
    { text: team.people?.[locale], origin: ofTeam },
    { text: team.town, origin: ofTeam },
    { text: team.hours?.[locale], origin: ofTeam },
    { text: brand, origin: originIn('lib/site.ts', 'brand') },
  ]
  return texts.flatMap(({ text, origin }) => (text ? [{ text, origin }] : []))
}
