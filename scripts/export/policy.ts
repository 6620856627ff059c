import { createHash } from 'node:crypto'
import { attribute, type Element, textOf } from './html'

/** The types under which a browser runs the text of a script; under any other it is data, such as JSON-LD. */
const executable = ['', 'text/javascript', 'module', 'importmap', 'speculationrules']

const isInlineScript = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  executable.includes((attribute(element, 'type') ?? '').toLowerCase())

/** The digest of a text, as integrity attributes state it. */
export const digestOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The source expression that admits exactly this text, as CSP defines it. */
export const hashSource = (text: string) => `'${digestOf(text)}'`

/** The expressions for the inline scripts and styles of a page, each once. */
export function hashesOf(elements: readonly Element[]): { scripts: string[]; styles: string[] } {
  const hashes = (of: readonly Element[]) => [...new Set(of.map((element) => hashSource(textOf(element))))]
  return {
    scripts: hashes(elements.filter(isInlineScript)),
    styles: hashes(elements.filter(({ tagName }) => tagName === 'style')),
  }
}

/** Content security policy of one page. `frame-ancestors` is a header's (lib/security-headers.ts). */
export function contentPolicy(allowed: { scripts: string[]; styles: string[]; connect: string[] }): string {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...allowed.scripts],
    'style-src': ["'self'", ...allowed.styles],
    // Style attributes can neither load nor run anything here; React and sonner position with them.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...allowed.connect],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // The one policy of browser/trusted-types.js.
    'trusted-types': ['default'],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}
