import { z } from 'zod'
import type { DeployKind } from '../deploy/deploy-kind'
import { nearest, type Problem, problemAt } from '../files/problem'
import type { Locale } from '../i18n/locales'
import * as values from './config-values'

/** Words for nothing, as a whole text: "néant", "N/A", "nvt", "-", "…", "[card number]". */
const nothing =
  /^(?:n[ée]ant|aucune?|rien|sans objet|non|inconnue?|[àa] venir|en cours|n\.?\/?a\.?|none|nil|null|nothing|unknown|not applicable|pending|geen|onbekend|n\.?v\.?t\.?|niet van toepassing|volgt|\[.*\]|<.*>|[\p{P}\p{S}\s]+)$/iu

/** Words of templates and examples, also in the path of a URL: "your_form_id", "votredomaine.fr". */
const example =
  /(?<!\p{L})(?:(?:votre|your|uw|jouw)[-_]?(?:domaine?|domein|site|form|id|name|nom|naam|e?mail)|(?:mon|my|mijn)[-_]?(?:domaine?|domein|site))(?!\p{L})|form[-_]id|\bex[ae]mple\.(?:com|net|fr)|voorbeeld\.nl|^\+33 ?\d ?12 ?34 ?56 ?78$/iu

/**
 * Texts that count as unknown: "xxx", "todo", URLs and email addresses that end in `.example`, numbers of zeros. The path and
 * the query of a URL may contain all of them: a form can be named `/todo` or `/aXXXXb`.
 */
const placeholder =
  /\bx{3,}\b|x{4}|\.example(?![\w.-])|^\+33\s?\d(\s?00){4}$|[àa]\s(compl[ée]ter|d[ée]finir|pr[ée]ciser|confirmer)|\b(todo|tb[acd]|lorem)\b/i
const pathOfUrl = /^(https?:\/\/[^/?#]+)?[/?#]\S*$/i

/** A value without what copying adds: decomposed accents, marks without a glyph, blanks at both ends. */
function clean(given: unknown): unknown {
  if (typeof given !== 'string') return given
  const text = given
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const isUnknown =
    !text || nothing.test(text) || example.test(text) || placeholder.test(text.replace(pathOfUrl, '$1'))
  return isUnknown ? null : text
}

/** The texts of a fact in each language; null if none of them is known. */
function cleanAll(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return clean(given)
  const texts = Object.entries(given).map(([name, text]) => [name, clean(text)])
  return texts.every(([, text]) => text === null) ? null : Object.fromEntries(texts)
}

/** What to write in place of a value that is not valid. */
function fixFor(check: z.ZodType, value: unknown, { issues: [issue] }: z.ZodError): string {
  const unquoted = { true: true, false: false }[String(value)] ?? Number(value)
  if (check.safeParse(unquoted).success) return `write ${unquoted}, without quotes`
  const expected = (issue?.code === 'custom' && issue.params?.expected) || check.description
  return `write ${expected}${typeof value === 'number' ? ', in straight quotes' : ''}`
}

/**
 * A field that is null while it is unknown, unless that is a mistake: `unknownIs` says what is wrong, and what to write. A value
 * that is not valid is one mistake.
 */
const field = <Value>(check: z.ZodType<Value>, unknownIs: [text: string, fix: string] | false = false) =>
  z
    .unknown()
    .prefault(null)
    .transform((given, context): Value | null => {
      const value = cleanAll(given)
      const { data, error } = check.safeParse(value)
      const invalid = error && ([`is ${JSON.stringify(given)}`, fixFor(check, value, error)] as const)
      const [text, fix] = (value === null ? unknownIs : invalid) || []
      const message = value === null && given ? `is ${JSON.stringify(given)}, which counts as unknown` : text
      if (fix) context.addIssue({ code: 'custom', message, params: { fix } })
      return data ?? null
    })

/** An object with these fields only, so that a misspelt one is a mistake. */
const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: () => Object.keys(shape).join(', ') })

const groupIn = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((given) => given ?? {}, group(shape))

/**
 * What only the client knows: the content of `site.config.json`. Production needs some of it, and a decision about the owners
 * who are `examples`; elsewhere all may be null.
 */
export function configSchema(deploy: DeployKind, examples: readonly string[], isOnVercel: boolean) {
  const isLive = deploy === 'production'
  const needed = <Value>(check: z.ZodType<Value>) =>
    field(check, isLive && ['is missing', `write ${check.description}: production needs it`])
  return group({
    url: needed(values.origin),
    /** Where leads are posted. */
    formEndpoint: needed(isOnVercel ? values.vercelEndpoint : values.endpointUrl),
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
    measureEndpoint: field(values.countingUrl),
    repositoryUrl: field(values.repositoryUrl),
    /** Whether production may show example owners, each labelled as an example. */
    examples: field(
      values.choice('labelled'),
      isLive &&
        examples.length > 0 && [
          `is missing, and ${examples.join(', ')} are invented`,
          'write "labelled" to show them as examples, or replace them',
        ],
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
      keys: field(values.ending),
      /** The source of the satisfaction rate: "2026 survey, 40 answers from guests". */
      survey: field(values.words),
      /** The languages that the team speaks: "French, English and Dutch". */
      languages: field(values.words),
      /** Office hours, after "We call": "from Monday to Saturday, 9am to 7pm". */
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

/** The mistakes of a configuration, each at its field. The error of a group names its fields. */
export const mistakesOf = ({ issues }: z.ZodError, file: string): Problem[] =>
  issues.flatMap((issue) => {
    const { path, message } = issue
    const at = (key: PropertyKey[], text: string, fix: string) =>
      problemAt({ file, key: key.join('.') }, text, fix)
    if (issue.code === 'custom') return at(path, message, issue.params?.fix)
    if (issue.code !== 'unrecognized_keys') return at(path, 'is no group', `write {…} with ${message}`)
    const right = (key: string) => nearest(key, message.split(', ')) ?? `one of ${message}, or remove it`
    return issue.keys.map((key) => at([...path, key], 'is no field', `write ${right(key)}`))
  })
