import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { cacheForever, hashedFiles } from '@/lib/cache-headers'
import type { DeployKind } from '@/lib/deploy'
import { securityHeaders } from '@/lib/security-headers'
import type { Address } from './place'

/**
 * The `_headers` file that Cloudflare Pages and Netlify read. No header stands in two rules that match one
 * address, because both hosts would join the values; what else may be cached is their own default, which is
 * to revalidate.
 */
export function headersFile(deploy: DeployKind): string {
  const noindex: Record<string, string> = deploy === 'preview' ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}
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
 * The `_redirects` file of the same hosts: `/tarifs.html` leads to `/tarifs`. Only permanent redirects, because
 * Cloudflare refuses lines with status 404; both answer unknown paths with `404.html` by themselves.
 */
export function redirectsFile(addresses: readonly Address[]): string {
  return addresses
    .map((address) => `${address.public === '/' ? '/index' : address.public}.html ${address.public} 301\n`)
    .join('')
}

/** Writes what hosts read beside the pages. Hosts that do not know these files ignore them. */
export function writeHostFiles(out: string, deploy: DeployKind, addresses: readonly Address[]): void {
  writeFileSync(path.join(out, '_headers'), headersFile(deploy))
  writeFileSync(path.join(out, '_redirects'), redirectsFile(addresses))
  // Without it GitHub Pages leaves out every folder whose name begins with an underscore.
  writeFileSync(path.join(out, '.nojekyll'), '')
}
