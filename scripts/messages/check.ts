import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { locales } from '@/lib/i18n/locales'
import { checkFigures } from './figures'
import { byKey, type Message, type Problem } from './message'
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

/** Reports a key that languages lack, where it is. */
function checkKeys(languages: readonly Message[]): Problem[] {
  const missing = locales.filter((locale) => languages.every((message) => message.locale !== locale))
  if (missing.length === 0) return []
  const names = missing.join(' and ')
  const fix = `add it to ${names}, or remove it here`
  return languages.slice(0, 1).map(({ file, key }) => ({ file, key, text: `is not in ${names}`, fix }))
}

/** The arguments and tags of a message: `{name}`, `{name, number}` (also for a plural), `<name>`. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal && element.value.includes('}'))
      throw new Error('it has a } without a {')
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...argumentsOf(element.children)]
    const options = 'options' in element ? Object.values(element.options) : []
    const type = element.type === TYPE.plural ? TYPE.number : element.type
    const kind = type === TYPE.argument ? '' : `, ${TYPE[type]}`
    return [`{${element.value}${kind}}`, ...options.flatMap(({ value }) => argumentsOf(value))]
  })
}

/** The arguments of a text in a fixed order, or why it cannot be parsed. */
function signatureOf(text: string): { args: string } | { error: string } {
  try {
    return { args: [...new Set(argumentsOf(parse(text)))].sort().join(', ') }
  } catch (error) {
    return { error: (error as Error).message.toLowerCase().replaceAll('_', ' ') }
  }
}

/** Reports texts that cannot be parsed, and arguments that differ from those of the other languages. */
function checkArguments(languages: readonly Message[]): Problem[] {
  const parsed = languages.map((message) => ({ ...message, ...signatureOf(message.text) }))
  const all = parsed.flatMap((one) => ('args' in one ? one.args : []))
  const usual = all.find((args, index) => all.indexOf(args) < index) ?? all[0] ?? ''
  return parsed.flatMap((one) => {
    const { file, key } = one
    if ('error' in one)
      return [{ file, key, text: `is not a valid message: ${one.error}`, fix: 'close every { and <' }]
    const text = `has ${one.args || 'no {name}'}, the other languages ${usual || 'none'}`
    return one.args === usual ? [] : [{ file, key, text, fix: `use ${usual || 'no {name}'}` }]
  })
}

/** Returns the mistakes in the messages. */
export function checkMessages(files: readonly MessageFile[]): Problem[] {
  const { messages, problems } = readMessages(files)
  // All keys of an unreadable file would be reported as missing.
  if (problems.length > 0) return problems
  const translations = [...byKey(messages).values()]
  return [
    ...checkGroups(messages),
    ...translations.flatMap(checkKeys),
    ...translations.flatMap(checkArguments),
    ...messages.flatMap(checkFigures),
    ...messages.flatMap(checkTypography),
  ]
}
