import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { parseRepository } from '../repository'

/** The format of a setting's value: in words, after "must be", and as a schema that returns the value to use. */
export type Check = { expected: string; schema: z.ZodType<string> }

export const webUrl: Check = {
  expected: 'a URL such as https://www.example.org',
  schema: z.url({ protocol: /^https?$/ }),
}

/** The schema drops a slash at the end, and writes accents in the domain as browsers and search engines do (punycode). */
export const origin: Check = {
  expected: 'a URL without a path, such as https://www.example.org',
  schema: webUrl.schema
    .transform((url) => new URL(url))
    .refine(({ origin, href }) => href === `${origin}/`)
    .transform(({ origin }) => origin),
}

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

export const endpointUrl: Check = {
  expected: 'an https URL such as https://www.example.org/leads?key=1 or a path of this site such as /forms',
  schema: z
    .string()
    .refine(isEndpoint)
    .transform((text) => (text.startsWith('/') ? text : new URL(text).href)),
}

export const repositoryUrl: Check = {
  expected: 'the URL of the repository, such as https://github.com/team/site or git@github.com:team/site.git',
  schema: z.string().refine(parseRepository),
}

export const phoneNumber: Check = {
  expected: 'an international number such as +33 3 12 34 56 78',
  schema: z
    .string()
    .overwrite((typed) => typed.replace(/\s+/g, ' '))
    .regex(/^\+\d[\d ]{6,18}$/),
}

/** zod knows domains without accents only. */
export const emailAddress: Check = {
  expected: 'an email address',
  schema: z.string().refine((text) => {
    const [name, domain = ''] = text.split(/@(?=[^@]*$)/)
    const isDomain = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)
    return isDomain && z.email().safeParse(`${name}@${domainToASCII(domain)}`).success
  }),
}

export const oneLine: Check = { expected: 'one line of text', schema: z.string().regex(/^.+$/) }

export const date: Check = { expected: 'a date such as 2026-12-31', schema: z.iso.date() }

export const exampleLabel: Check = { expected: '"labelled"', schema: z.literal('labelled') }
