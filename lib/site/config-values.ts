import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { parseRepository } from '../deploy/repository'
import { locales } from '../i18n/locales'

// Each schema returns the value to use. Its description, or `expected` of an issue, says what to write.

export const webUrl = z.url({ protocol: /^https?$/ }).describe('a URL such as https://www.example.org')

/** Drops a slash at the end, and writes accents in the domain as browsers and search engines do (punycode). */
export const origin = webUrl
  .transform((url) => new URL(url))
  .refine(({ origin, href }) => href === `${origin}/`)
  .transform(({ origin }) => origin)
  .describe('a URL without a path, such as https://www.example.org')

/** Any origin that is not a form service. */
const thisSite = 'https://this-site.invalid'

/**
 * Whether browsers can post to a URL. Not with `http:`, which they block in a page served with https, and not with a password,
 * which fetch refuses. A path must not begin like `//host`, which is another site.
 */
function isEndpoint(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text, thisSite)) return false
  const { origin, protocol, username, password } = new URL(text, thisSite)
  if (text.startsWith('/')) return origin === thisSite
  return /^https:\/\//i.test(text) && protocol === 'https:' && !username && !password
}

export const endpointUrl = z
  .string()
  .refine(isEndpoint)
  .transform((text) => (text.startsWith('/') ? text : new URL(text).href))
  .describe('an https URL such as https://www.example.org/leads?key=1 or a path of this site such as /forms')

export const repositoryUrl = z
  .string()
  .refine(parseRepository)
  .describe('the URL of the repository, such as https://github.com/team/site or git@github.com:team/site.git')

/** The code of a neighbour with the zero that is dialled inside its country only: `+33 03`, `+33 (0)3`. */
const withTrunkZero = /^(\+(?:3[1-3]|4[1349])) *(?:0|\(0\)) *(?=\d)/

export const phoneNumber = z
  .string()
  .overwrite((typed) => typed.replace(/\s+/g, ' '))
  .superRefine((typed, context) => {
    const expected = typed.replace(withTrunkZero, '$1 ')
    if (expected !== typed)
      context.addIssue({ code: 'custom', params: { expected: `${expected}, without the zero` } })
    else if (!/^\+\d[\d ]{6,18}$/.test(typed)) context.addIssue({ code: 'custom' })
  })
  .describe('an international number such as +33 3 12 34 56 78')

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

export const words = z
  .record(z.enum(locales), oneLine)
  .describe(`one line of text in each language: {${locales.map((locale) => `"${locale}": "…"`).join(', ')}}`)
