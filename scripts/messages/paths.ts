import { pages, publicPages } from '@/lib/content/pages'
import { readText } from '@/lib/i18n/messages'
import { formerPaths, type Path, redirects } from '@/lib/i18n/routes'
import type { Problem } from './message'
import { nearest } from './nearest'

/** Every path that has ever been a page, so that a changed one is not lost. */
const publishedFile = 'lib/i18n/published-paths.json'

type Former = typeof formerPaths

/** The file with text between the end of `start` and `end` replaced. */
function between(file: string, start: string, end: string, lines: readonly string[]): string {
  const text = readText(file)
  const from = text.indexOf(start) + start.length
  return text.slice(0, from) + lines.map((line) => `${line}\n`).join('') + text.slice(text.indexOf(end, from))
}

/** Returns the files that repeat paths of the route table for hosts, and the list of published paths, as they must be. */
export function pathFiles(former: Former = formerPaths): Record<string, string> {
  const rules = redirects(former)
  const published: string[] = JSON.parse(readText(publishedFile))
  const all = new Set([...published, ...publicPages.map((page) => page.public)])
  const { redirects: _, ...vercel } = JSON.parse(readText('vercel.json'))
  const moved = rules.map(([source, destination]) => ({ source, destination, permanent: true }))
  const files = {
    [publishedFile]: `${JSON.stringify([...all].sort(), null, 2)}\n`,
    'vercel.json': `${JSON.stringify(moved.length > 0 ? { ...vercel, redirects: moved } : vercel, null, 2)}\n`,
    'deploy/nginx.conf': between(
      'deploy/nginx.conf',
      '  default "";\n',
      '}',
      rules.map(([from, to]) => `  ~^${from}/?$ ${to};`),
    ),
    'deploy/apache.htaccess': between(
      'deploy/apache.htaccess',
      'Written by: npm run hosts\n',
      '# End of former URLs.',
      rules.map(([from, to]) => `RewriteRule ^${from.slice(1)}/?$ ${to} [R=301,L]`),
    ),
  }
  return files
}

/** Reports published paths that lead nowhere, wrong former paths, and files of hosts that lack a redirect. */
export function checkPaths(
  former: Former = formerPaths,
  paths = publicPages.map((page) => page.public),
): Problem[] {
  const file = 'lib/i18n/routes.ts'
  const froms = redirects(former).map(([from]) => from)
  const published: Path[] = JSON.parse(readText(publishedFile))
  const lost = published
    .filter((path) => !paths.includes(path) && !froms.includes(path))
    .map((path) => ({
      file,
      key: 'formerPaths',
      text: `lacks ${path}, which was a page`,
      fix: `write it under its page or another (if it was never online, remove it from ${publishedFile})`,
    }))
  const unknown = Object.keys(former)
    .filter((page) => !pages.includes(page as '/'))
    .map((page) => ({
      file,
      key: 'formerPaths',
      text: `has ${page}, which is no page`,
      fix: `write ${nearest(page, pages) ?? pages.join(' or ')}`,
    }))
  const wrong = froms.flatMap((from, index) => {
    const text = paths.includes(from)
      ? `has ${from}, which is a page now`
      : froms.indexOf(from) < index
        ? `has ${from} twice`
        : /^(\/[\w-]+)+$/.test(from)
          ? ''
          : `has ${from}, which is no path such as /prix`
    return text ? [{ file, key: 'formerPaths', text, fix: 'correct or remove it' }] : []
  })
  const problems = [...lost, ...unknown, ...wrong]
  if (problems.length > 0) return problems
  return Object.entries(pathFiles(former))
    .filter(([name, content]) => readText(name) !== content)
    .map(([name]) => ({
      file: name,
      key: '',
      text: 'does not have the paths of lib/i18n/routes.ts',
      fix: 'run: npm run hosts',
    }))
}
