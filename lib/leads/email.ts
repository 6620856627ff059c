/**
 * Characters without a glyph that copy and paste bring along: zero-width spaces and joiners, direction marks, word joiner,
 * byte-order mark.
 */
const invisibleMarks = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** A phone number, or another short text, without invisible marks, and without blanks of any kind at both ends. */
export const cleanText = (typed: string): string => typed.replace(invisibleMarks, '').trim()

/** The signs around an address, in a pattern. An apostrophe may be part of a name. */
const signs = '<>()[\\]{}"`«»“”„‘’‚‹›,;:'

/** An address at an end or beside a sign. The sign has an end or a blank beside it, so none is inside the address. */
const surrounded = new RegExp(
  `(?:^|(?:^|\\s)[${signs}']+|[${signs}']\\s+)(?!')([^\\s@${signs}]+@[^\\s@${signs}']+)` +
    `(?=$|[${signs}']+(?:\\s|$)|\\s+[${signs}'])`,
  'g',
)

/** Brackets around a text, which need no blank beside them. */
const inBrackets = /<[^<>]*>|\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g

/**
 * An email address without what a mail program or a page puts around it: `mailto:` and its query, a name with angle
 * brackets, brackets, quotes, a comma, semicolon or full stop at the end, and blanks beside an @ or the first dot of the domain.
 * An address with a sign inside and two addresses stay as they are. Takes a time in proportion to the length: no pattern searches a text twice.
 */
export function cleanEmail(typed: string): string {
  const text = cleanText(typed)
  const closed = text.split('@').map(cleanText).join('@')
  const spaced = closed
    .replace(/(@[^\s@.]*)\s*\.\s*/g, '$1.')
    .replace(/(@[^\s@?]*)\?\S*/g, '$1')
    .replace(/(^|[\s<([{"'])mailto:/gi, '$1 ')
    .replace(inBrackets, ' $& ')
    .trim()
  const found = [...spaced.matchAll(surrounded)].map(([, address = '']) => address.replace(/\.+$/, ''))
  const [address = text, ...others] = new Set(found)
  return others.length === 0 && found.length === spaced.split('@').length - 1 ? address : text
}

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

/** The signs that slip in for another one: beside the point of a keyboard, or as a phone writes an apostrophe. */
const withoutSlip = (address: string): string =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/[,;:>]/g, '.')
    .replace(/[‘’‚`´]/g, "'")

/**
 * The probable typing error in an email address: more than one @ (`several`); no name before it, no dot after it, a dot beside
 * it or another dot, a blank, or a sign that no address has (`incomplete`). Otherwise the address that was probably meant: with
 * a point or a straight apostrophe for a sign inside, or with the domain of a common provider, if the domain is one letter off or
 * Gmail with another ending. Null if there is none, or nothing is typed.
 */
export function findEmailTypo(email: string): 'several' | 'incomplete' | `${string}@${string}` | null {
  const typed = cleanEmail(email)
  const meant = withoutSlip(typed)
  const [name, domain = '', ...others] = meant.split('@')
  if (!typed) return null
  if (others.length > 0) return 'several'
  if (!name || !domain || /[\s<>()[\]{}"«»“”„‹›]|\.\.|@\.|\.@|^\./.test(meant)) return 'incomplete'
  const at = (provider: string) => `${name}@${provider}` as const
  const ownDomain = domain.toLowerCase()
  if (ownDomain.startsWith('gmail.') && ownDomain !== 'gmail.com') return at('gmail.com')
  const isKnown = [...providers, ...lookalikes].includes(ownDomain)
  const provider = isKnown ? undefined : providers.find((known) => isOneLetterOff(ownDomain, known))
  if (provider) return at(provider)
  if (!domain.includes('.')) return 'incomplete'
  return meant === typed ? null : at(domain)
}
