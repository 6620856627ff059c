import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { cacheForever, hashedFiles } from '@/lib/cache-headers'
import type { DeployKind } from '@/lib/deploy'
import { securityHeaders } from '@/lib/security-headers'
import type { PagePaths } from './move-pages'

/**
 * The `_headers` file for Cloudflare Pages and Netlify. A header must not be in two rules that match the same URL,
 * because both hosts would join the values. Other files keep the default of these hosts, which is to revalidate.
 */
export function headersFile(deploy: DeployKind): string {
  const noindex: Record<string, string> =
    deploy === 'production' ? {} : { 'X-Robots-Tag': 'noindex, nofollow' }
  const rules = {
    '/*': { ...securityHeaders(deploy), ...noindex },
    [`${hashedFiles}*`]: { 'Cache-Control': cacheForever },
  }
  const lines = Object.entries(rules).flatMap(([rule, headers]) => [
    rule,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

/**
 * The `_redirects` file for the same hosts: `/tarifs.html` redirects to `/tarifs`. It has no rule for unknown paths:
 * both hosts serve `404.html` for them, and Cloudflare rejects rules with status 404.
 */
export function redirectsFile(pages: readonly PagePaths[]): string {
  return pages.map(({ public: path }) => `${path === '/' ? '/index' : path}.html ${path} 301\n`).join('')
}

/** Writes the configuration files of hosts. Other hosts ignore them. */
export function writeHostFiles(out: string, deploy: DeployKind, pages: readonly PagePaths[]): void {
  writeFileSync(path.join(out, '_headers'), headersFile(deploy))
  writeFileSync(path.join(out, '_redirects'), redirectsFile(pages))
}
