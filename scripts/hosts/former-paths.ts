import { pages, publicPages } from '@/lib/content/pages'
import { readText } from '@/lib/i18n/messages'
import { formerPaths, type Path } from '@/lib/i18n/routes'
import { type Problem, problemAt } from '../messages/message'
import { publishedFile } from './files'

/** What is wrong with a former path, and what to do; null if every host can redirect it. */
function faultOf(path: Path, paths: readonly Path[], all: readonly Path[]): [string, string] | null {
  if (all.indexOf(path) !== all.lastIndexOf(path)) return [`has ${path} twice`, 'keep one of them']
  if (paths.includes(path)) return [`has ${path}, which is a page now`, 'remove it']
  if (path.includes('?'))
    return [
      `has ${path}, whose query not every host can redirect`,
      'see "The former site" in deploy/README.md',
    ]
  const name = path.replace(/(\/|\.html)$/, '')
  if (name !== path && name) return [`has ${path}`, `write ${name}, which stands for it too`]
  if (/^(?!\/(index|404)$)(\/[\w~-]+)+(\.\w+)?$/.test(path)) return null
  return [`has ${path}, which is no path such as /prix or /prix.php`, 'correct or remove it']
}

/** Reports paths below an unknown page, published paths that lead nowhere, and wrong former paths. */
export function checkPaths(
  former: typeof formerPaths = formerPaths,
  paths: readonly Path[] = publicPages.map((page) => page.public),
  published: readonly Path[] = JSON.parse(readText(publishedFile)),
): Problem[] {
  const place = { file: 'lib/i18n/routes.ts', key: 'formerPaths' }
  const all = Object.values(former).flatMap((one = []) => one)
  const unknown = Object.keys(former)
    .filter((page) => !pages.some((one) => one === page))
    .map((page) => {
      const meant = publicPages.find((one) => one.public === page)?.page ?? pages.join(', ')
      return problemAt(place, `has paths under ${page}, which is no page`, `write them under ${meant}`)
    })
  const lost = published
    .filter((path) => !paths.includes(path) && !all.includes(path))
    .map((path) => {
      const fix = `write it under its page or another (if it was never online, remove it from ${publishedFile})`
      return problemAt(place, `lacks ${path}, which was a page`, fix)
    })
  const wrong = [...new Set(all)].flatMap((path) => {
    const fault = faultOf(path, paths, all)
    return fault ? [problemAt(place, ...fault)] : []
  })
  return [...unknown, ...lost, ...wrong]
}
