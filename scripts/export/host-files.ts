import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cacheForever, hashedFiles } from '@/lib/deploy/cache-headers'
import type { DeployKind } from '@/lib/deploy/deploy-kind'
import { securityHeaders } from '@/lib/deploy/security-headers'
import { redirectStatus, redirects } from '@/lib/i18n/routes'
import { filesOf } from './files'
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

/** Cloudflare Pages reads the first 100 rules of `_headers`, and says nothing about the rest. Ten are left for others. */
const maxRules = 90

/**
 * The rule of a hashed file: its own for a script or a style sheet, because one for the folder would cache the 404 of a missing
 * one for a year too. Images and fonts, of which there are many, share that of their folder: a page works without one.
 * @see https://github.com/sveltejs/kit/issues/16615
 */
const ruleOf = (file: string) =>
  hashedFiles + (/\.(js|css)$/.test(file) ? file : `${path.posix.dirname(file)}/*`)

/**
 * The `_headers` file for Cloudflare Pages and Netlify: own rules, then ours. Both hosts join the values of a header that
 * several rules set for a URL. Rules of the same path become one, because Cloudflare reads the last only. Other files than hashed
 * ones keep the default of these hosts, which is to revalidate. Throws if there are too many rules.
 */
export function headersFile(deploy: DeployKind, hashed: readonly string[], own = ''): string {
  const noindex: Record<string, string> =
    deploy === 'production' ? {} : { 'X-Robots-Tag': 'noindex, nofollow' }
  const ours = {
    '/*': { ...securityHeaders(deploy), ...noindex },
    ...Object.fromEntries(hashed.map((file) => [ruleOf(file), { 'Cache-Control': cacheForever }])),
  }
  const rules = rulesIn(own)
  for (const [rule, headers] of Object.entries(ours)) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    rules.set(rule, [...(rules.get(rule) ?? []), ...lines])
  }
  if (rules.size > maxRules)
    throw new Error(
      `_headers has ${rules.size} rules, ${rulesIn(own).size} of them from public/_headers, and may have ${maxRules}: Cloudflare Pages reads no more than 100. Fix: put rules of public/_headers together.`,
    )
  return Array.from(rules, ([rule, lines]) =>
    [rule, ...lines.map((line) => `  ${line}`), ''].join('\n'),
  ).join('')
}

/** What is wrong with a former path; null if it can redirect. A host redirects even where a file exists: a page would loop. */
function faultOf(from: string, to: string, pages: readonly string[], all: readonly string[]): string | null {
  if (pages.includes(from.replace(/\?.*$|(?<=.)\/$|\.html$/, '')))
    return `formerPaths has ${from}, which is a page now`
  if (all.indexOf(from) !== all.lastIndexOf(from)) return `formerPaths has ${from} twice`
  return pages.includes(to) ? null : `formerPaths has ${from} under a page that does not exist`
}

/**
 * The `_redirects` file for the same hosts: own rules, then the former paths. Throws if an own rule begins at a page, whatever
 * its query, and if a former path is a page or is written twice. It has no rule for unknown paths: both hosts serve `404.html`
 * for them, and Cloudflare rejects rules with status 404.
 */
export function redirectsFile(pages: readonly PagePaths[], own = '', former = redirects()): string {
  const paths = pages.map((page) => page.public)
  const lines = linesOf(own).map((line) => line.trim())
  const collisions = lines.flatMap((line) => {
    const [from = '', second = ''] = line.split(/\s+/)
    // Netlify redirects only what has this query.
    if (/^[^/:]+=/.test(second)) return []
    const page = paths.find((path) => matches(from, path))
    return page ? [`"${line}" of public/_redirects begins at the page ${page}`] : []
  })
  const all = former.map(([from]) => from)
  const wrong = former.flatMap(([from, to]) => faultOf(from, to, paths, all) ?? [])
  const faults = [...new Set([...collisions, ...wrong])]
  if (faults.length > 0)
    throw new Error(`Redirects hide pages of the site, or miss them:\n- ${faults.join('\n- ')}`)
  return [...lines, ...former.map(([from, to]) => `${from} ${to} ${redirectStatus}`), ''].join('\n')
}

/** Writes the configuration files of hosts, merged with those in `public/`. Other hosts ignore them. */
export function writeHostFiles(out: string, deploy: DeployKind, pages: readonly PagePaths[]): void {
  const own = (file: string) => (existsSync(`public/${file}`) ? readFileSync(`public/${file}`, 'utf8') : '')
  const hashed = filesOf(path.join(out, hashedFiles)).sort()
  writeFileSync(path.join(out, '_headers'), headersFile(deploy, hashed, own('_headers')))
  writeFileSync(path.join(out, '_redirects'), redirectsFile(pages, own('_redirects')))
}
