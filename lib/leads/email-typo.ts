import type { Locale } from '../i18n/locales'
import { cleanText } from './clean-text'

/** Common email providers by the language of their users. */
const providersOf: Record<Locale | 'any', string> = {
  any: 'gmail.com mail.com ymail.com hotmail.com outlook.com yahoo.com icloud.com',
  fr: 'hotmail.fr outlook.fr live.fr yahoo.fr orange.fr wanadoo.fr free.fr sfr.fr laposte.net',
  nl: 'hotmail.nl live.nl ziggo.nl kpnmail.nl planet.nl xs4all.nl',
  en: 'yahoo.co.uk btinternet.com',
}
const providers = Object.values(providersOf).join(' ').split(' ')

/** Whether two words differ by one letter: added, missing, replaced or swapped with its neighbour. */
function isOneLetterOff(a: string, b: string): boolean {
  const start = [...a].findIndex((letter, index) => letter !== b[index])
  const from = start < 0 ? a.length : start
  const rest = (word: string, skipped: number) => word.slice(from + skipped)
  const swapped = a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, 2) === rest(b, 2)
  return swapped || rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1)
}

/**
 * The probable typing error in an email address: no name before an @ or no dot after it (`incomplete`), or one letter off
 * a common provider, which it names (`@gmail.com`). Null if there is none, or nothing is typed.
 */
export function findEmailTypo(email: string): 'incomplete' | `@${string}` | null {
  const typed = cleanText(email).toLowerCase()
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  if (!typed) return null
  if (at < 1) return 'incomplete'
  if (providers.includes(domain)) return null
  const provider = providers.find((known) => isOneLetterOff(domain, known))
  if (provider) return `@${provider}`
  return domain.includes('.') ? null : 'incomplete'
}
