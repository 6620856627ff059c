import { z } from 'zod'
import { parseRepository } from '../repository'

/** The format of a setting's value: in words, after "must be", and as a schema that returns the value to use. */
export type Check = { expected: string; schema: z.ZodType<string> }

export const webUrl: Check = {
  expected: 'a URL such as https://www.example.org',
  schema: z.url({ protocol: /^https?$/ }),
}

/** The schema drops a slash at the end. */
export const origin: Check = {
  expected: 'a URL without a path, such as https://www.example.org',
  schema: webUrl.schema
    .transform((url) => new URL(url))
    .refine(({ origin, href }) => href === `${origin}/`)
    .transform(({ origin }) => origin),
}

/** Not `http:`: browsers block such requests from a page served with https. */
export const endpointUrl: Check = {
  expected: 'an https URL such as https://www.example.org or a path such as /forms',
  schema: z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^\/[\w/-]*$/)]),
}

export const repositoryUrl: Check = {
  expected: 'the URL of the repository, such as https://github.com/team/site or git@github.com:team/site.git',
  schema: z.string().refine(parseRepository),
}

export const phoneNumber: Check = {
  expected: 'an international number such as +33 3 12 34 56 78',
  schema: z.string().regex(/^\+\d[\d ]{6,18}$/),
}

export const emailAddress: Check = { expected: 'an email address', schema: z.email() }

export const oneLine: Check = { expected: 'one line of text', schema: z.string().regex(/^.+$/) }

export const date: Check = { expected: 'a date such as 2026-12-31', schema: z.iso.date() }

export const exampleLabel: Check = { expected: '"labelled"', schema: z.literal('labelled') }
