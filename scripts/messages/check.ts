import { asJson, type Message, nearest, type Problem, problemAt } from '@/lib/files/problem'
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales'
import { checkArguments } from './arguments'
import { checkCatalogues, checkTranslated } from './catalogues'
import { checkPeople } from './entries'
import { type MessageFile, readMessages } from './read'
import { checkTypography, repaired } from './typography'
import { checkUnread } from './unread'
import { checkWording } from './wording'

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

/** The same file in another language. */
const fileIn = (locale: Locale, one: MessageFile | Message) =>
  one.file.replace(`/${one.locale}/`, `/${locale}/`)

/** Reports files that a language lacks, so that not each of their keys is reported. */
const checkFiles = (files: readonly MessageFile[]): Problem[] =>
  files
    .filter(({ locale }) => locale === defaultLocale)
    .flatMap((one) =>
      locales
        .map((locale) => fileIn(locale, one))
        .filter((file) => files.every((other) => other.file !== file))
        .map((file) => problemAt({ file, key: '' }, 'does not exist', `copy ${one.file} and translate it`)),
    )

/** Reports keys that only a minority of languages has, as typing errors if possible, and other keys that a language lacks. */
const checkKeys = (translations: readonly Message[][]): Problem[] =>
  locales.flatMap((locale) => {
    const usual = translations.filter((all) => 2 * all.length >= locales.length)
    const rare = translations.filter((all) => !usual.includes(all)).flat()
    const missing = usual
      .filter((all) => all.every((one) => one.locale !== locale))
      .flatMap((all) => all[0] ?? [])
    const keys = missing.map(({ key }) => key)
    const extra = rare
      .filter((one) => one.locale === locale)
      .map((one) => ({ one, right: nearest(one.key, keys) }))
    return [
      ...extra.map(({ one, right }) => {
        const fix = right ? `rename it to ${right}` : 'add it to the others, or remove it here'
        return problemAt(one, 'is not in the other languages', fix)
      }),
      ...missing
        .filter(({ key }) => extra.every(({ right }) => right !== key))
        .map((one) => {
          const fix = `write it in ${locale}, as in ${one.locale}: ${asJson(one.text)}`
          return problemAt({ file: fileIn(locale, one), key: one.key }, 'is missing', fix)
        }),
    ]
  })

/** Returns the mistakes in the messages, also those that only the `words` of the code can tell, and warnings. */
export function checkMessages(files: readonly MessageFile[], words?: ReadonlySet<string>) {
  const { messages, problems } = readMessages(files)
  // All keys of such a file would be reported as missing.
  const unreadable = [...problems, ...checkFiles(files)]
  if (unreadable.length > 0) return { problems: unreadable, warnings: [] }
  // A sentence is checked as it is once its typing is corrected, so that a mistake is reported once.
  const right = messages.map((message) => ({ ...message, text: repaired(message).text }))
  const keys = [...new Set(messages.map(({ key }) => key))]
  const translations = keys.map((key) => right.filter((one) => one.key === key))
  const found = [
    ...checkGroups(messages),
    ...checkKeys(translations),
    ...translations.flatMap(checkArguments),
    ...messages.flatMap(checkTypography),
    ...(words ? [...checkCatalogues(right), ...checkPeople(messages)] : []),
  ]
  const reported = new Set(found.map(({ key }) => key))
  const unread = words ? checkUnread(messages, words).filter(({ key }) => !reported.has(key)) : []
  const warnings = [...translations.flatMap(checkTranslated), ...checkWording(right)]
  return { problems: [...found, ...unread], warnings }
}
