import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { redirects } from '@/lib/i18n/routes'
import { cacheForever, hashedFiles } from '@/lib/site/cache-headers'
import type { DeployKind } from '@/lib/site/deploy'
import { securityHeaders } from '@/lib/site/security-headers'
import type { PagePaths } from './move-pages'

/** The lines of a file of our own in `public/`, without comments. */
const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() && !line.trim().startsWith('#'))

/** Whether a rule such as `/blog/*` or `/:lang/prices` matches a path. */
function matches(rule: string, path: string): boolean {
  const escaped = rule.replace(/\/$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\*/g, '.*').replace(/:\w+/g, '[^/]+')}/?$`).test(path)
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

/**
 * The `_headers` file for Cloudflare Pages and Netlify: own rules, then ours. Both hosts join the values of a header that
 * several rules set for a URL. Rules of the same path become one, because Cloudflare reads the last only. Other files keep
 * the default of these hosts, which is to revalidate.
 */
export function headersFile(deploy: DeployKind, own = ''): string {
  const noindex: Record<string, string> =
    deploy === 'production' ? {} : { 'X-Robots-Tag': 'noindex, nofollow' }
  const ours = {
    '/*': { ...securityHeaders(deploy), ...noindex },
    [`${hashedFiles}*`]: { 'Cache-Control': cacheForever },
  }
  const rules = rulesIn(own)
  for (const [rule, headers] of Object.entries(ours)) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    rules.set(rule, [...(rules.get(rule) ?? []), ...lines])
  }
  return Array.from(rules, ([rule, lines]) =>
    [rule, ...lines.map((line) => `  ${line}`), ''].join('\n'),
  ).join('')
}

/**
 * The `_redirects` file for the same hosts: own rules, then ours, by which `/tarifs.html` and former paths redirect to
 * `/tarifs`. Throws if an own rule begins at a page, whatever its query. It has no rule for unknown paths: both hosts serve `404.html` for them,
 * and Cloudflare rejects rules with status 404.
 */
export function redirectsFile(pages: readonly PagePaths[], own = '', former = redirects()): string {
  const lines = linesOf(own).map((line) => line.trim())
  const collisions = lines.flatMap((line) => {
    const [from = '', second = ''] = line.split(/\s+/)
    // Netlify redirects only what has this query.
    if (/^[^/:]+=/.test(second)) return []
    const page = pages.find(({ public: path }) => matches(from, path))
    return page ? [`"${line}" begins at the page ${page.public}`] : []
  })
  if (collisions.length > 0)
    throw new Error(`public/_redirects hides pages of the site:\n- ${collisions.join('\n- ')}`)
  const ours = [
    ...pages.map(({ public: path }) => [`${path === '/' ? '/index' : path}.html`, path]),
    ...former,
  ]
  return [...lines, ...ours.map(([from, to]) => `${from} ${to} 301`), ''].join('\n')
}

/** Writes the configuration files of hosts, merged with those in `public/`. Other hosts ignore them. */
export function writeHostFiles(out: string, deploy: DeployKind, pages: readonly PagePaths[]): void {
  const own = (file: string) => (existsSync(`public/${file}`) ? readFileSync(`public/${file}`, 'utf8') : '')
  writeFileSync(path.join(out, '_headers'), headersFile(deploy, own('_headers')))
  writeFileSync(path.join(out, '_redirects'), redirectsFile(pages, own('_redirects')))
}
