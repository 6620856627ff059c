import { createHash } from 'node:crypto'
import type { Site } from '@/lib/site/site'
import { attribute, type Element, textOf } from './html'
import type { Step } from './page-source'

/** The script types that a browser executes or applies. Other types, such as JSON-LD, are data. */
const executable = ['', 'text/javascript', 'module', 'importmap', 'speculationrules']

export const isExecutable = (script: Element) =>
  executable.includes((attribute(script, 'type') ?? '').toLowerCase())

const isInlineScript = (element: Element) =>
  element.tagName === 'script' && attribute(element, 'src') === undefined && isExecutable(element)

/** The CSP source expression that allows exactly this script. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The origins that pages send data to, other than the site itself. */
export function endpointOrigins(site: Pick<Site, 'formEndpoint' | 'measureEndpoint'>): string[] {
  const origins = [site.formEndpoint, site.measureEndpoint].flatMap((url) =>
    url?.startsWith('http') ? [new URL(url).origin] : [],
  )
  return [...new Set(origins)]
}

/** The content security policy of one page. `frame-ancestors` must be a header (lib/deploy/security-headers.ts). */
function contentPolicy(scripts: readonly string[], connectOrigins: readonly string[]): string {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(scripts.map(hashSource))],
    // Styles run no code, and the pictures, fonts and style sheets that they load must come from the site.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/**
 * Adds a policy that allows the inline scripts of a page by their hashes, directly after the charset, before anything that it
 * governs. Comes after the steps that change scripts.
 */
export const addContentPolicy =
  (connectOrigins: readonly string[]): Step =>
  (page) => {
    const charset = page.elements.find((element) => attribute(element, 'charset') !== undefined)
    if (charset?.parentNode?.nodeName !== 'head') throw new Error('The head does not state its charset.')
    const policy = contentPolicy(page.elements.filter(isInlineScript).map(textOf), connectOrigins)
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
    page.replace(charset, page.sourceOf(charset) + meta)
  }
