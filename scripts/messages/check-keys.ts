import { locales } from '@/lib/i18n/locales'
import { asJson, byKey, type Message, type Problem } from './message'
import { nearest } from './nearest'

const groupOf = (key: string) => key.slice(0, key.lastIndexOf('.'))
const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/**
 * The same keys in each language. A key that only one language has is taken for a misspelt one when that
 * language lacks a key of a similar name in the same group, and for a new one otherwise.
 */
export function checkKeys(messages: readonly Message[]): Problem[] {
  const problems: Problem[] = []
  const keys = byKey(messages)
  const alone = new Set([...keys.values()].flatMap((twins) => (twins.length === 1 ? twins : [])))

  for (const [key, twins] of keys) {
    const missing = locales.find((locale) => twins.every((twin) => twin.locale !== locale))
    const [twin] = twins
    if (!missing || !twin || twins.length === 1) continue
    const near = [...alone].filter((other) => other.locale === missing && groupOf(other.key) === groupOf(key))
    const misspelt = nearest(
      nameOf(key),
      near.map((other) => nameOf(other.key)),
    )
    const message = near.find((other) => nameOf(other.key) === misspelt)
    if (message) {
      alone.delete(message)
      const write = `"${nameOf(key)}": ${asJson(message.text)}`
      problems.push({ ...message, text: `is named "${nameOf(key)}" in the other languages`, write })
    } else {
      const file = twin.file.replace(/^messages\/\w+/, `messages/${missing}`)
      const write = `"${nameOf(key)}": "…", in the words of this language for ${asJson(twin.text)}`
      problems.push({ file, key, text: 'is missing', write })
    }
  }

  for (const { file, key, locale } of alone) {
    const others = locales.filter((other) => other !== locale).join(' and ')
    const write = `it in ${others} too, or remove it here`
    problems.push({ file, key, text: `is a key that ${others} do not have`, write })
  }
  return problems
}
