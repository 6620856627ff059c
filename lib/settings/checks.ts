import { z } from 'zod'
import { parseRepository } from '../repository'

/** The format of a setting's value: in words, after "must be", and as a schema that returns the value to use. */
export type Check = { expected: string; schema: z.ZodType<string> }

export const webAddress: Check = {
  expected: 'an address such as https://www.example.org',
  schema: z.url({ protocol: /^https?$/ }),
}

/** The schema drops a slash at the end. */
export const origin: Check = {
  expected: 'an address without a path, such as https://www.example.org',
  schema: webAddress.schema
    .transform((address) => new URL(address))
    .refine(({ origin, href }) => href === `${origin}/`)
    .transform(({ origin }) => origin),
}

/** Not `http:`: browsers block such requests from a page served with https. */
export const endpointAddress: Check = {
  expected: 'an https address such as https://www.example.org or a path such as /forms',
  schema: z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^\/[\w/-]*$/)]),
}

export const repositoryAddress: Check = {
  expected:
    'the address of the repository, such as https://github.com/team/site or git@github.com:team/site.git',
  schema: z.string().refine(parseRepository),
}

export const phoneNumber: Check = {
  expected: 'an international number such as +33 3 12 34 56 78',
  schema: z.string().regex(/^\+\d[\d ]{6,18}$/),
}

export const emailAddress: Check = { expected: 'an e-mail address', schema: z.email() }

export const oneLine: Check = { expected: 'one line of text', schema: z.string().regex(/^.+$/) }

export const date: Check = { expected: 'a date such as 2026-12-31', schema: z.iso.date() }

export const exampleLabel: Check = { expected: '"labelled"', schema: z.literal('labelled') }
