import { pages, publicPages } from '@/lib/content/pages'
import { readText } from '@/lib/i18n/messages'
import { formerPaths, type Path, redirects } from '@/lib/i18n/routes'
import { type Problem, problemAt } from './messages/message'

/** Every path that has ever been a page, so that a changed one is not lost. */
const publishedFile = 'lib/i18n/published-paths.json'

type Former = typeof formerPaths
type Rules = ReturnType<typeof redirects>

const asJsonFile = (content: object) => `${JSON.stringify(content, null, 2)}\n`

/** The files that list the redirects for a host, each as it must be. That of Netlify and Cloudflare is in the export. */
const hostFiles: Record<string, (text: string, rules: Rules) => string> = {
  'vercel.json': (text, rules) => {
    const { redirects: _, ...others } = JSON.parse(text)
    const moved = rules.map(([source, destination]) => ({ source, destination, permanent: true }))
    return asJsonFile(moved.length > 0 ? { ...others, redirects: moved } : others)
  },
  'deploy/nginx.conf': (text, rules) =>
    text.replace(/(?<= {2}default "";\n)[^}]*/, () =>
      rules.map(([from, to]) => `  ~^${from}/?$ ${to};\n`).join(''),
    ),
  'deploy/apache.htaccess': (text, rules) =>
    text.replace(/(?<=Written by: npm run hosts\n).*?(?=# End of former URLs\.)/s, () =>
      rules.map(([from, to]) => `RewriteRule ^${from.slice(1)}/?$ %{ENV:origin}${to} [R=301,L]\n`).join(''),
    ),
}

/** Returns the files that repeat paths of the route table for hosts, and the list of published paths, as they must be. */
export function pathFiles(former: Former = formerPaths): Record<string, string> {
  const published: string[] = JSON.parse(readText(publishedFile))
  const all = new Set([...published, ...publicPages.map((page) => page.public)])
  const files = Object.entries(hostFiles).map(([file, list]) => [
    file,
    list(readText(file), redirects(former)),
  ])
  return { [publishedFile]: asJsonFile([...all].sort()), ...Object.fromEntries(files) }
}

/** Reports paths below an unknown page, published paths that lead nowhere, wrong former paths, and files of hosts that lack a redirect. */
export function checkPaths(
  former: Former = formerPaths,
  paths: readonly Path[] = publicPages.map((page) => page.public),
  published: readonly Path[] = JSON.parse(readText(publishedFile)),
): Problem[] {
  const place = { file: 'lib/i18n/routes.ts', key: 'formerPaths' }
  const froms = redirects(former).map(([from]) => from)
  const unknown = Object.keys(former)
    .filter((page) => !pages.some((one) => one === page))
    .map((page) => {
      const meant = publicPages.find((one) => one.public === page)?.page ?? pages.join(', ')
      return problemAt(place, `has paths under ${page}, which is no page`, `write them under ${meant}`)
    })
  const lost = published
    .filter((path) => !paths.includes(path) && !froms.includes(path))
    .map((path) => {
      const fix = `write it under its page or another (if it was never online, remove it from ${publishedFile})`
      return problemAt(place, `lacks ${path}, which was a page`, fix)
    })
  const wrong = froms
    .filter((from) => paths.includes(from) || !/^(\/[\w-]+)+$/.test(from))
    .map((from) =>
      problemAt(place, `has ${from}, which is a page now, or no path such as /prix`, 'correct or remove it'),
    )
  const stale = Object.entries(pathFiles(former))
    .filter(([file, content]) => readText(file) !== content)
    .map(([file]) =>
      problemAt({ file, key: '' }, `does not have the paths of ${place.file}`, 'run: npm run hosts'),
    )
  const problems = [...unknown, ...lost, ...wrong]
  return problems.length > 0 ? problems : stale
}
