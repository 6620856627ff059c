import { cleanEmail } from './clean-text'

/** Common email providers of our visitors, which are suggested. */
const providers = (
  'gmail.com hotmail.com outlook.com yahoo.com icloud.com hotmail.fr outlook.fr live.fr yahoo.fr orange.fr wanadoo.fr free.fr ' +
  'sfr.fr laposte.net hotmail.nl live.nl ziggo.nl kpnmail.nl planet.nl xs4all.nl yahoo.co.uk btinternet.com'
).split(' ')

/** Providers in their own right, although one letter off another. */
const lookalikes = (
  'mail.com email.com ymail.com rocketmail.com mailo.com gmx.com gmx.fr gmx.net hotmail.fi hotmail.no live.fi live.no ' +
  'yahoo.gr cloud.com me.com mac.com free.nl t-online.de'
).split(' ')

/** Whether two words differ by one letter: added, missing, replaced or swapped with its neighbour. */
function isOneLetterOff(a: string, b: string): boolean {
  const start = [...a].findIndex((letter, index) => letter !== b[index])
  const from = start < 0 ? a.length : start
  const rest = (word: string, skipped: number) => word.slice(from + skipped)
  const swapped = a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, 2) === rest(b, 2)
  return swapped || rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1)
}

/**
 * The probable typing error in an email address: more than one @ (`several`), no name before it or no dot after it
 * (`incomplete`), or a domain like that of a common provider, which it names (`@gmail.com`): one letter off, or Gmail with
 * another ending. Null if there is none, or nothing is typed.
 */
export function findEmailTypo(email: string): 'several' | 'incomplete' | `@${string}` | null {
  const typed = cleanEmail(email).toLowerCase()
  const [name, domain, ...others] = typed.split('@')
  if (!typed) return null
  if (others.length > 0) return 'several'
  if (!name || !domain) return 'incomplete'
  if ([...providers, ...lookalikes].includes(domain)) return null
  if (domain.startsWith('gmail.')) return '@gmail.com'
  const provider = providers.find((known) => isOneLetterOff(domain, known))
  if (provider) return `@${provider}`
  return domain.includes('.') ? null : 'incomplete'
}
