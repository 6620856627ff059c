import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cacheForever, hashedFiles } from '@/lib/cache-headers'
import type { DeployKind } from '@/lib/deploy'
import { redirects } from '@/lib/i18n/routes'
import { securityHeaders } from '@/lib/security-headers'
import type { PagePaths } from './move-pages'

/** The lines of a file of our own in `public/`, without comments. */
const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() && !line.trim().startsWith('#'))

/** The part of a rule's path before its first wildcard. */
const literalPart = (rule: string) => rule.replace(/[*:].*/, '')

/** Whether a rule such as `/blog/*` or `/:lang/prices` matches a path. */
function matches(rule: string, path: string): boolean {
  const escaped = rule.replace(/\/$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\*/g, '.*').replace(/:\w+/g, '[^/]+')}/?$`).test(path)
}

/** Whether some path may match both rules. */
function overlap(one: string, other: string): boolean {
  const [first, second] = [literalPart(one), literalPart(other)]
  if (first === one) return matches(other, one)
  if (second === other) return matches(one, other)
  return first.startsWith(second) || second.startsWith(first)
}

function failIfAny(file: string, collisions: readonly string[]) {
  if (collisions.length > 0)
    throw new Error(`public/${file} collides with rules of the build:\n- ${collisions.join('\n- ')}`)
}

/** The headers of each rule of a `_headers` file, as lines. */
type Rules = Map<string, string[]>

function rulesIn(text: string): Rules {
  const rules: Rules = new Map()
  let current: string[] = []
  for (const line of linesOf(text)) {
    const isRule = !/^\s/.test(line)
    if (isRule) current = rules.get(line.trim()) ?? []
    if (isRule) rules.set(line.trim(), current)
    else current.push(line.trim())
  }
  return rules
}

/** The name of a header in a line such as `X-Frame-Options: DENY` or, to remove it, `! X-Frame-Options`. */
const headerName = (line: string) => line.replace(/^!\s*|\s*:.*$/g, '').toLowerCase()

/**
 * The `_headers` file for Cloudflare Pages and Netlify: own rules, then ours. A header must not be in two rules that match
 * the same URL, because both hosts would join the values: throws if it is. Nor may a rule be there twice: Cloudflare reads
 * the last only. Other files keep the default of these hosts, which is to revalidate.
 */
export function headersFile(deploy: DeployKind, own = ''): string {
  const noindex: Record<string, string> =
    deploy === 'production' ? {} : { 'X-Robots-Tag': 'noindex, nofollow' }
  const ours = {
    '/*': { ...securityHeaders(deploy), ...noindex },
    [`${hashedFiles}*`]: { 'Cache-Control': cacheForever },
  }
  const ownRules = rulesIn(own)
  const rules = new Map(ownRules)
  const collisions: string[] = []
  for (const [rule, headers] of Object.entries(ours)) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    for (const [ownRule, ownLines] of ownRules)
      for (const line of overlap(ownRule, rule) ? ownLines : []) {
        const same = lines.find((other) => headerName(other) === headerName(line))
        if (same) collisions.push(`"${line}" of ${ownRule} and "${same}" of ${rule}`)
      }
    rules.set(rule, [...(rules.get(rule) ?? []), ...lines])
  }
  failIfAny('_headers', collisions)
  return Array.from(rules, ([rule, lines]) =>
    [rule, ...lines.map((line) => `  ${line}`), ''].join('\n'),
  ).join('')
}

/**
 * The `_redirects` file for the same hosts: own rules, then ours, by which `/tarifs.html` and former paths redirect to `/tarifs`. Throws if
 * an own rule matches a page or one of ours. It has no rule for unknown paths: both hosts serve `404.html` for them, and
 * Cloudflare rejects rules with status 404.
 */
export function redirectsFile(pages: readonly PagePaths[], own = '', former = redirects()): string {
  const ours = [
    ...pages.map(({ public: path }) => [`${path === '/' ? '/index' : path}.html`, path] as const),
    // Cloudflare distinguishes /prix from /prix/.
    ...former.flatMap(([from, to]) => [from, `${from}/`].map((path) => [path, to] as const)),
  ]
  const lines = linesOf(own).map((line) => line.trim())
  failIfAny(
    '_redirects',
    lines.flatMap((line) => {
      const [from = ''] = line.split(/\s/)
      const rule = ours.find(([file]) => matches(from, file))
      const page = ours.find(([, path]) => matches(from, path))
      if (page) return [`"${line}" and the page ${page[1]}`]
      return rule ? [`"${line}" and "${rule.join(' ')} 301"`] : []
    }),
  )
  return [...lines, ...ours.map(([file, path]) => `${file} ${path} 301`), ''].join('\n')
}

/** Writes the configuration files of hosts, merged with those in `public/`. Other hosts ignore them. */
export function writeHostFiles(out: string, deploy: DeployKind, pages: readonly PagePaths[]): void {
  const own = (file: string) => (existsSync(`public/${file}`) ? readFileSync(`public/${file}`, 'utf8') : '')
  writeFileSync(path.join(out, '_headers'), headersFile(deploy, own('_headers')))
  writeFileSync(path.join(out, '_redirects'), redirectsFile(pages, own('_redirects')))
}
