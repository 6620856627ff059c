import { copyFileSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf, writeWithFolder } from '@/lib/site/files'

/** Where Next renders a page, and where visitors find it. */
export type PagePaths = { internal: string; public: string }

/** The folder of an export, and the pages in it that are the site's: `public/` may have others. */
export type Export = { out: string; pages: readonly string[] }

/** Rewrites every page of an export. Errors name the page. */
export function rewritePages({ out, pages }: Export, rewrite: (html: string) => string): void {
  for (const name of pages) {
    const file = path.join(out, name)
    try {
      writeFileSync(file, rewrite(readFileSync(file, 'utf8')))
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

/** `/tarifs` is the file `tarifs.html`; `/` is `index.html`. */
const pageFile = (page: string) => `${page.slice(1) || 'index'}.html`

/**
 * Files for Next's router and server, which the site does not use: the payload of each page, and a second not-found page.
 * Other .txt files, such as robots.txt, have no matching HTML page.
 */
const isLeftover = (file: string, files: ReadonlySet<string>) =>
  file.startsWith('_not-found') ||
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
 * Moves each page to its public path and removes files that no page uses. Each of `notFoundFolders` gets a copy of
 * `404.html`, for hosts that serve the nearest one. Does not touch `own` files. Throws before it changes anything if a path
 * has no file, if a page has no path, or if two pages have the same path.
 */
export function movePages(
  out: string,
  paths: readonly PagePaths[],
  notFoundFolders: readonly string[],
  own: readonly string[] = [],
): Export {
  const present = new Set(filesOf(out))
  const all = [...present].filter((file) => !own.includes(file))
  const leftovers = all.filter((file) => isLeftover(file, present))
  const moves = paths.map((page) => [pageFile(page.internal), pageFile(page.public)] as const)
  const [from, to] = [moves.map(([source]) => source), moves.map(([, target]) => target)]
  const pages = all.filter((file) => file.endsWith('.html') && !leftovers.includes(file))
  const others = pages.filter((file) => file !== '404.html' && !from.includes(file))
  const twice = to.filter((target, index) => to.indexOf(target) !== index)
  fail(
    'The export has no file for these pages',
    from.filter((file) => !present.has(file)),
  )
  fail('Two pages of the export have the same path', twice)
  fail('The route table has no path for these pages', others)

  // Reads all pages before it writes any: the new path of a page may be the old path of another.
  const texts = moves.map(([source, target]) => [target, readFileSync(path.join(out, source))] as const)
  for (const file of [...leftovers, ...from]) rmSync(path.join(out, file))
  for (const [target, text] of texts) writeWithFolder(path.join(out, target), text)
  removeEmptyFolders(out)
  const notFound = notFoundFolders.map((folder) => `${folder}/404.html`)
  for (const file of notFound) copyFileSync(path.join(out, '404.html'), path.join(out, file))
  return { out, pages: [...to, '404.html', ...notFound] }
}
