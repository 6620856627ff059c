import { readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesOf, writeWithFolder } from './files'
import { PageSource } from './page-source'

/** Where Next renders a page, and where visitors find it. */
export type PagePaths = { internal: string; public: string }

/** `/tarifs` is the file `tarifs.html`; `/` is `index.html`. */
const pageFile = (page: string) => `${page.slice(1) || 'index'}.html`

/**
 * Files of Next's browser code, router and server, which the site does not use: scripts, the payload of each page, and a second
 * not-found page. Other .txt files, such as robots.txt, have no matching HTML page.
 */
const isLeftover = (file: string, files: ReadonlySet<string>) =>
  /^_next\/.*\.js$|^_not-found/.test(file) ||
  path.basename(file).startsWith('__next.') ||
  (file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html')))

function fail(problem: string, files: readonly string[]) {
  if (files.length > 0) throw new Error(`${problem}: ${files.join(', ')}.`)
}

/** Some servers would show an empty folder `en/contact` instead of the page `en/contact.html`. */
function removeEmptyFolders(out: string) {
  const paths = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) => path.join(out, name))
  // A folder comes after what it contains.
  for (const folder of paths.sort().reverse())
    if (statSync(folder).isDirectory() && readdirSync(folder).length === 0) rmdirSync(folder)
}

/**
 * Takes the pages out of the export of Next, each with the file of its public path, and removes what no page uses. Each of
 * `notFoundFolders` gets the not-found page too, for hosts that serve the nearest one. Does not touch `own` files. Throws before
 * it changes anything if a path has no file, if a page has no path, or if two pages have the same path.
 */
export function takePages(
  out: string,
  paths: readonly PagePaths[],
  notFoundFolders: readonly string[],
  own: readonly string[] = [],
): PageSource[] {
  const present = new Set(filesOf(out))
  const all = [...present].filter((file) => !own.includes(file))
  const leftovers = all.filter((file) => isLeftover(file, present))
  const moves = paths.map((page) => [pageFile(page.internal), pageFile(page.public)] as const)
  const [from, to] = [moves.map(([source]) => source), moves.map(([, target]) => target)]
  const known = new Set([...leftovers, ...from, '404.html'])
  const others = all.filter((file) => file.endsWith('.html') && !known.has(file))
  fail(
    'The export has no file for these pages',
    from.filter((file) => !present.has(file)),
  )
  fail(
    'Two pages of the export have the same path',
    to.filter((target, index) => to.indexOf(target) !== index),
  )
  fail('The route table has no path for these pages', others)

  const read = (file: string, targets: readonly string[]) =>
    new PageSource(targets, readFileSync(path.join(out, file), 'utf8'))
  const notFound = ['404.html', ...notFoundFolders.map((folder) => `${folder}/404.html`)]
  const pages = [...moves.map(([source, target]) => read(source, [target])), read('404.html', notFound)]
  for (const file of [...leftovers, ...from]) rmSync(path.join(out, file))
  removeEmptyFolders(out)
  return pages
}

/** Writes each page to its files. */
export function writePages(out: string, pages: readonly PageSource[]): void {
  for (const page of pages)
    for (const file of page.files) writeWithFolder(path.join(out, file), page.toString())
}
