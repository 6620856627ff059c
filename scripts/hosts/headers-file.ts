import { cacheForever, hashedFiles } from '@/lib/cache-headers'
import type { DeployKind } from '@/lib/deploy'
import { securityHeaders } from '@/lib/security-headers'

type Rule = { path: string; headers: Readonly<Record<string, string>> }

/** What Cloudflare Pages reads at most: rules in a file, characters in a line. Netlify has no lower limits. */
const limits = { rules: 100, line: 2000 }

/**
 * The `_headers` file that Cloudflare Pages and Netlify read. No header stands in two rules that match one
 * address, because both hosts would join the values; what else may be cached is their own default, which is
 * to revalidate. Throws when a rule is beyond what the hosts read.
 */
export function headersFile(deploy: DeployKind): string {
  const noindex: Record<string, string> = deploy === 'preview' ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}
  const rules: Rule[] = [
    { path: '/*', headers: { ...securityHeaders(deploy), ...noindex } },
    { path: `${hashedFiles}*`, headers: { 'Cache-Control': cacheForever } },
  ]
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  if (rules.length > limits.rules)
    throw new Error(`_headers has ${rules.length} rules; ${limits.rules} are read.`)
  const long = lines.find((line) => line.length > limits.line)
  if (long) throw new Error(`_headers has a line of ${long.length} characters: ${long.slice(0, 60)}...`)
  return `${lines.join('\n')}\n`
}
