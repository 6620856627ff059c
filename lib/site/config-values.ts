import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { parseRepository } from '../deploy/repository'
import { locales } from '../i18n/locales'

// Each schema returns the value to use. Its description, or `expected` of an issue, says what to write.

/** A domain that all visitors reach: not `localhost`, no IP address, no empty part. */
const hostname = /^([a-z\d-]+\.)+[a-z][a-z\d-]*$/

export const webUrl = z
  .url({ protocol: /^https?$/, hostname })
  .describe('a URL such as https://www.example.org')

/** Drops a slash at the end, and writes accents in the domain as browsers and search engines do (punycode). */
export const origin = webUrl
  .transform((url) => new URL(url))
  .refine(({ origin, href, protocol }) => href === `${origin}/` && protocol === 'https:')
  .transform(({ origin }) => origin)
  .describe('an https URL without a path, such as https://www.example.org')

/** Any origin that is not a form service. */
const thisSite = 'https://this-site.invalid'

/**
 * Whether browsers can post to a URL. Not with `http:`, which they block in a page served with https, and not with a password,
 * which fetch refuses. A path must not begin like `//host`, which is another site.
 */
function isEndpoint(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text, thisSite)) return false
  const url = new URL(text, thisSite)
  if (text.startsWith('/')) return url.origin === thisSite
  return /^https:\/\//i.test(text) && hostname.test(url.hostname) && !url.username && !url.password
}

export const endpointUrl = z
  .string()
  .refine(isEndpoint)
  .transform((text) => (text.startsWith('/') ? text : new URL(text).href))
  .describe('an https URL such as https://www.example.org/leads?key=1 or a path of this site such as /forms')

/** What counts events. Counters show the address of their script first, which takes none. */
export const countingUrl = endpointUrl.superRefine((text, context) => {
  const { origin, hostname, pathname } = new URL(text, thisSite)
  if (/\.m?js$/i.test(pathname) || (hostname === 'plausible.io' && pathname !== '/api/event')) {
    const expected = `${origin === thisSite ? '' : origin}/api/event, the address that counts`
    context.addIssue({ code: 'custom', params: { expected } })
  }
})

/** Vercel does not run our receiver, which answers at `/forms`. */
export const vercelEndpoint = endpointUrl
  .refine((url) => !/^\/forms\b/i.test(url))
  .describe('the https URL of a form service: nothing receives /forms on Vercel')

export const repositoryUrl = z
  .string()
  .refine(parseRepository)
  .describe('the URL of the repository, such as https://github.com/team/site or git@github.com:team/site.git')

/** The code of a neighbour with the zero that is dialled inside its country only: `+33 03`, `+33 (0)3`. */
const withTrunkZero = /^(\+(?:3[1-3]|4[1349])) *(?:0|\(0\)) *(?=\d)/

/** A number that can exist, by the number of its digits: nine after +33, +31 and +41. */
const dialled = /^\+(?:(?:3[13]|41)\d{9}|32\d{8,9}|44\d{9,10}|(?!3[1-3]|4[14])[1-9]\d{6,14})$/

export const phoneNumber = z
  .string()
  .overwrite((typed) => typed.replace(/\s+/g, ' '))
  .superRefine((typed, context) => {
    const expected = typed.replace(withTrunkZero, '$1 ')
    if (expected !== typed)
      context.addIssue({ code: 'custom', params: { expected: `${expected}, without the zero` } })
    else if (!dialled.test(typed.replaceAll(' ', ''))) context.addIssue({ code: 'custom' })
  })
  .describe('an international number such as +33 3 12 34 56 78, nine digits after +33')

/** zod knows domains without accents only. */
export const emailAddress = z
  .string()
  .refine((text) => {
    const [name, domain = ''] = text.split(/@(?=[^@]*$)/)
    const isDomain = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)
    return isDomain && z.email().safeParse(`${name}@${domainToASCII(domain)}`).success
  })
  .describe('an email address')

export const oneLine = z.string().regex(/^.+$/).describe('one line of text')

export const date = z.iso.date().describe('a date such as 2026-12-31')

export const dayOfMonth = z.int().min(1).max(31).describe('a day of the month, from 1 to 31')

export const yesOrNo = z.boolean().describe('true or false')

export const choice = <const Choice extends string>(...choices: Choice[]) =>
  z.literal(choices).describe(choices.map((one) => `"${one}"`).join(' or '))

/** Pages write the full stop of a sentence themselves. */
const part = oneLine.overwrite((text) => text.replace(/(?<=[\p{L}\d)]{2})\.$/u, ''))

const inEachLanguage = (text: typeof part) =>
  z
    .record(z.enum(locales), text)
    .describe(
      `one line of text in each language: {${locales.map((locale) => `"${locale}": "…"`).join(', ')}}`,
    )

export const words = inEachLanguage(part)

/** Words with which a sentence of ours ends. */
export const ending = inEachLanguage(
  part.overwrite((text) => text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (first) => first.toLowerCase())),
)
