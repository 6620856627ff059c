import type { Site } from './site'

/** The lines of the legal notice, in their order. */
const lines = [
  'publisher',
  'postalAddress',
  'registration',
  'director',
  'phone',
  'email',
  'host',
  'licence',
  'insurer',
  'mediator',
] as const

/**
 * The legal notice that the law requires, verbatim. `text` is null where production needs a line that is unknown, which has the
 * name of its `field` in the configuration. A line that a site may do without is left out. Those of a company are in French.
 */
export const legalNotice = ({ phone, email, legal, missing }: Site) =>
  lines.flatMap((name) => {
    const field = name === 'phone' || name === 'email' ? name : `legal.${name}`
    const text = missing.includes(field) ? null : { phone, email, ...legal }[name]
    const lang = field.startsWith('legal.') ? ('fr' as const) : undefined
    return text !== null || missing.includes(field) ? [{ name, field, text, lang }] : []
  })
