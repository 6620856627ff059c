import { createHash } from 'node:crypto'
import type { Site } from '@/lib/site/site'
import { attribute, type Element, elementsOf, rewriteElements, textOf } from './html'
import { type Export, rewritePages } from './move-pages'

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

/** The content security policy of one page. `frame-ancestors` must be a header (lib/site/security-headers.ts). */
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

/** Inserts the policy of a page directly after the charset, before anything that it governs. */
function addContentPolicy(html: string, connectOrigins: readonly string[]): string {
  const elements = elementsOf(html)
  const charset = elements.find((element) => attribute(element, 'charset') !== undefined)
  if (charset?.parentNode?.nodeName !== 'head') throw new Error('The head does not state its charset.')
  const policy = contentPolicy(elements.filter(isInlineScript).map(textOf), connectOrigins)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return rewriteElements(html, [charset], (source) => source + meta)
}

/** Adds a policy to every page that allows its inline scripts by hash. */
export const addContentPolicies = (exported: Export, connectOrigins: readonly string[]) =>
  rewritePages(exported, (html) => addContentPolicy(html, connectOrigins))
