import { locales } from '@/lib/i18n/locales'
import { asJson, byKey, type Message, type Problem } from './message'

/** Reports groups that two files of a language have: the site would show only the second one. */
export function checkGroups(messages: readonly Message[]): Problem[] {
  const owners = new Map<string, string>()
  return messages.flatMap(({ locale, file, key }) => {
    const [group = ''] = key.split('.')
    const name = `${locale} ${group}`
    const owner = owners.get(name) ?? file
    owners.set(name, owner)
    return owner === file
      ? []
      : [{ file, key: group, text: `is also in ${owner}`, suggestion: 'it in one file' }]
  })
}

/** Reports keys that one language lacks, and keys that only one language has. */
export function checkKeys(messages: readonly Message[]): Problem[] {
  return [...byKey(messages)].flatMap(([key, languages]) => {
    const missing = locales.filter((locale) => languages.every((message) => message.locale !== locale))
    const [{ file, text } = { file: '', text: '' }] = languages
    if (languages.length === 1) {
      const suggestion = `it in ${missing.join(' and ')} too, or remove it here`
      return [{ file, key, text: `is not in ${missing.join(' and ')}`, suggestion }]
    }
    return missing.map((locale) => ({
      file: file.replace(/^messages\/\w+/, `messages/${locale}`),
      key,
      text: 'is missing',
      suggestion: `"${key.slice(key.lastIndexOf('.') + 1)}": "…", a translation of ${asJson(text)}`,
    }))
  })
}
