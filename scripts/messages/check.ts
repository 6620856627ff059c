import { type Locale, locales } from '@/lib/i18n/locales'
import { checkArguments } from './arguments'
import { checkCatalogues, checkTranslated } from './catalogues'
import { type Code, checkUnread } from './code'
import { checkFigures } from './figures'
import { type Message, type MessageFile, type Problem, problemAt, readMessages } from './message'
import { nearest } from './nearest'
import { checkTypography } from './typography'

/** Reports groups that two files of a language have: the site would show only the second one. */
function checkGroups(messages: readonly Message[]): Problem[] {
  const owners = new Map<string, string>()
  return messages.flatMap(({ locale, file, key }) => {
    const [group = ''] = key.split('.')
    const owner = owners.get(`${locale} ${group}`) ?? file
    owners.set(`${locale} ${group}`, file)
    return owner === file
      ? []
      : [problemAt({ file, key: group }, `is also in ${owner}`, 'keep it in one file')]
  })
}

const isIn = (locale: Locale, translations: readonly Message[]) =>
  translations.some((message) => message.locale === locale)

/** Reports a key that languages lack, where it is, with the key of which it may be a typing error. */
function checkKeys(translations: readonly Message[], all: readonly Message[][]): Problem[] {
  const [message] = translations
  const missing = locales.filter((locale) => !isIn(locale, translations))
  const [first] = missing
  if (!message || !first) return []
  const others = all.filter((one) => isIn(first, one) && !isIn(message.locale, one))
  const near = nearest(
    message.key,
    others.map(([one]) => one?.key ?? ''),
  )
  const names = missing.join(' and ')
  const fix = near ? `rename it to ${near}` : `add it to ${names}, or remove it here`
  return [problemAt(message, `is not in ${names}`, fix)]
}

/** Returns the mistakes in the messages, also those that only the `code` which reads them can tell, and warnings. */
export function checkMessages(files: readonly MessageFile[], code?: Code) {
  const { messages, problems } = readMessages(files)
  // All keys of an unreadable file would be reported as missing.
  if (problems.length > 0) return { problems, warnings: [] }
  const keys = [...new Set(messages.map(({ key }) => key))]
  const translations = keys.map((key) => messages.filter((one) => one.key === key))
  const found = [
    ...checkGroups(messages),
    ...translations.flatMap((one) => checkKeys(one, translations)),
    ...translations.flatMap((one) => checkArguments(one, code?.words)),
    ...messages.flatMap(checkFigures),
    ...messages.flatMap(checkTypography),
    ...(code ? checkCatalogues(messages) : []),
  ]
  const reported = new Set(found.map(({ key }) => key))
  const unread = code ? checkUnread(messages, code).filter(({ key }) => !reported.has(key)) : []
  return { problems: [...found, ...unread], warnings: translations.flatMap(checkTranslated) }
}
