import { z } from 'zod'
import type { DeployKind } from '../deploy/deploy-kind'
import type { Locale } from '../i18n/locales'
import * as values from './config-values'

/**
 * Texts that count as unknown: "xxx", "todo", URLs and email addresses that end in `.example`, numbers of zeros. The path and
 * the query of a URL may contain all of them: a form can be named `/todo` or `/aXXXXb`.
 */
const placeholder =
  /\bx{3,}\b|x{4}|\.example(?![\w.-])|^\+33\s?\d(\s?00){4}$|à\scompléter|a\scompleter|\b(todo|tbd|lorem)\b/i
const pathOfUrl = /^(https?:\/\/[^/?#]+)?[/?#]\S*$/i

/** A value without what copying adds: decomposed accents, marks without a glyph, blanks at both ends. */
function clean(given: unknown): unknown {
  if (typeof given !== 'string') return given
  const text = given
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  return !text || placeholder.test(text.replace(pathOfUrl, '$1')) ? null : text
}

/** The texts of a fact in each language; null if none of them is known. */
function cleanAll(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return clean(given)
  const texts = Object.entries(given).map(([name, text]) => [name, clean(text)])
  return texts.every(([, text]) => text === null) ? null : Object.fromEntries(texts)
}

/**
 * A field that is null while it is unknown, unless that is a mistake, for which a text is given. A value that is not valid is one
 * mistake, which says what is expected.
 */
const field = <Value>(check: z.ZodType<Value>, unknownIs: string | false = false) =>
  z
    .unknown()
    .prefault(null)
    .transform((given, context): Value | null => {
      const value = cleanAll(given)
      if (value === null) {
        if (unknownIs) context.addIssue(unknownIs)
        return null
      }
      const { data, error } = check.safeParse(value)
      const [issue] = error?.issues ?? []
      const expected = issue?.code === 'custom' && issue.params?.expected
      if (issue) context.addIssue(`must be ${expected || check.description}`)
      return data ?? null
    })

/** An object with these fields only, so that a misspelt one is a mistake. */
const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      `${code === 'unrecognized_keys' ? 'is no field; the fields are' : 'must be an object with'} ${Object.keys(shape).join(', ')}`,
  })

const groupIn = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((given) => given ?? {}, group(shape))

/**
 * What only the client knows: the content of `site.config.json`. Production needs some of it, and a decision about the owners
 * who are `examples`; elsewhere all may be null.
 */
export function configSchema(deploy: DeployKind, examples: readonly string[]) {
  const isLive = deploy === 'production'
  const needed = <Value>(check: z.ZodType<Value>) =>
    field(check, isLive && 'is missing or a placeholder; a production deploy needs it')
  return group({
    url: needed(values.origin),
    /** Where leads are posted. */
    formEndpoint: needed(values.endpointUrl),
    phone: needed(values.phoneNumber),
    email: needed(values.emailAddress),
    chatNumber: field(values.phoneNumber),
    /** The calendar for calls. */
    schedulingUrl: field(values.webUrl),
    /** The travellers' booking portal in each language. */
    bookingUrl: groupIn({
      fr: field(values.webUrl),
      nl: field(values.webUrl),
      en: field(values.webUrl),
    } satisfies Record<Locale, unknown>),
    /** A video testimonial. */
    videoUrl: field(values.webUrl),
    offerEndsOn: field(values.date),
    measureEndpoint: field(values.endpointUrl),
    repositoryUrl: field(values.repositoryUrl),
    /** Whether production may show example owners, each labelled as an example. */
    examples: field(
      values.choice('labelled'),
      isLive &&
        examples.length > 0 &&
        `must be "labelled", or the owners shown real ones: ${examples.join(', ')} are examples`,
    ),
    /** Lines of the legal notice, verbatim. */
    legal: groupIn({
      publisher: needed(values.oneLine),
      postalAddress: needed(values.oneLine),
      registration: needed(values.oneLine),
      director: needed(values.oneLine),
      host: needed(values.oneLine),
      mediator: needed(values.oneLine),
      licence: field(values.oneLine),
      insurer: field(values.oneLine),
    }),
    /** Each has a sentence (`facts` of the messages), which pages show once it is known. */
    facts: groupIn({
      /** What a month of an income is: the average of twelve months, or one in season. */
      month: field(values.choice('year', 'season')),
      /** Whether the commissions include VAT. */
      vat: field(values.choice('included', 'added')),
      /** Who pays for linen. */
      linen: field(values.choice('guest', 'owner')),
      /** Who pays for consumables such as soap and coffee. */
      supplies: field(values.choice('company', 'owner')),
      /** How cleaning after the owner's own stay is charged. */
      ownStay: field(values.choice('guestFee', 'quote', 'included')),
      /** Day of the month on which the income of the month before is paid out. */
      payoutDay: field(values.dayOfMonth),
      /** How keys and codes are kept: "in a locked key safe". */
      keys: field(values.words),
      /** The source of the satisfaction rate: "2026 survey, 40 answers from guests". */
      survey: field(values.words),
      /** The languages that the team speaks: "French, English and Dutch". */
      languages: field(values.words),
      /** Office hours: "from Monday to Saturday, 9:00 to 19:00". */
      hours: field(values.words),
      /** First names, and what each person does. */
      people: field(values.words),
      /** The town of the office. */
      town: field(values.words),
      /** Whether calls to owners come from `phone`. */
      callsFrom: field(values.yesOrNo),
    }),
  })
}

export type SiteConfig = z.output<ReturnType<typeof configSchema>>

/** The mistakes of a configuration, a line for each: its field and what is expected. */
export const mistakesOf = ({ issues }: z.ZodError): string[] =>
  issues.flatMap((issue) => {
    const fields =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    return fields.map((path) => `${path.join('.') || 'The file'} ${issue.message}`)
  })
