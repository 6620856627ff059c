import { type Locale, locales } from '@/lib/i18n/locales'
import { checkArguments } from './arguments'
import { checkCatalogues } from './catalogues'
import { type Code, checkUnread } from './code'
import { checkFigures } from './figures'
import { byKey, type Message, type Problem } from './message'
import { nearest } from './nearest'
import { type MessageFile, readMessages } from './read'
import { checkTypography } from './typography'

/** Reports groups that two files of a language have: the site would show only the second one. */
function checkGroups(messages: readonly Message[]): Problem[] {
  const owners = new Map<string, string>()
  return messages.flatMap(({ locale, file, key }) => {
    const [group = ''] = key.split('.')
    const owner = owners.get(`${locale} ${group}`)
    owners.set(`${locale} ${group}`, file)
    const isMoved = owner !== undefined && owner !== file
    return isMoved ? [{ file, key: group, text: `is also in ${owner}`, fix: 'keep it in one file' }] : []
  })
}

/** Reports a key that languages lack, where it is, with the key of which it may be a typing error. */
function checkKeys(
  languages: readonly Message[],
  keysOf: ReadonlyMap<Locale, ReadonlySet<string>>,
): Problem[] {
  const missing = locales.filter((locale) => languages.every((message) => message.locale !== locale))
  if (missing.length === 0) return []
  const names = missing.join(' and ')
  return languages.slice(0, 1).map(({ locale, file, key }) => {
    const others = [...(keysOf.get(missing[0] as Locale) ?? [])].filter(
      (one) => !keysOf.get(locale)?.has(one),
    )
    const near = nearest(key, others)
    const fix = near ? `rename it to ${near}` : `add it to ${names}, or remove it here`
    return { file, key, text: `is not in ${names}`, fix }
  })
}

/** Returns the mistakes in the messages: also those that only the `code` which reads them can tell. */
export function checkMessages(files: readonly MessageFile[], code?: Code): Problem[] {
  const { messages, problems } = readMessages(files)
  // All keys of an unreadable file would be reported as missing.
  if (problems.length > 0) return problems
  const translations = [...byKey(messages).values()]
  const keysIn = (locale: Locale) =>
    new Set(messages.filter((one) => one.locale === locale).map(({ key }) => key))
  const keysOf = new Map(locales.map((locale) => [locale, keysIn(locale)]))
  const found = [
    ...checkGroups(messages),
    ...translations.flatMap((one) => checkKeys(one, keysOf)),
    ...translations.flatMap((one) => checkArguments(one, code?.words)),
    ...messages.flatMap(checkFigures),
    ...messages.flatMap(checkTypography),
    ...(code ? checkCatalogues(messages) : []),
  ]
  const reported = new Set(found.map(({ key }) => key))
  const unread = code ? checkUnread(messages, code) : []
  return [...found, ...unread.filter(({ key }) => !reported.has(key))]
}
