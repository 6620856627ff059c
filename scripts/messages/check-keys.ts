import { locales } from '@/lib/i18n/locales'
import { asJson, byKey, type Message, type Problem } from './message'

/** The same keys in each language: what most languages have is missing in the other, what one alone has is too much. */
export function checkKeys(messages: readonly Message[]): Problem[] {
  return [...byKey(messages)].flatMap(([key, languages]) => {
    const missing = locales.filter((locale) => languages.every((message) => message.locale !== locale))
    const [{ file, text } = { file: '', text: '' }] = languages
    if (languages.length === 1) {
      const write = `it in ${missing.join(' and ')} too, or remove it here`
      return [{ file, key, text: `is a key that ${missing.join(' and ')} do not have`, write }]
    }
    return missing.map((locale) => ({
      file: file.replace(/^messages\/\w+/, `messages/${locale}`),
      key,
      text: 'is missing',
      write: `"${key.slice(key.lastIndexOf('.') + 1)}": "…", in the words of this language for ${asJson(text)}`,
    }))
  })
}
