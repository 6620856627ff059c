import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { applyEdits, rangeOf } from './edits'
import { attribute, elementsOf } from './html'
import { inlineBoundaries } from './inline-boundaries'
import { filesOf } from './place'
import { contentPolicy, hashesOf, hashSource } from './policy'
import { startAfterPaint } from './start-after-paint'

/** The page with its policy right behind the charset, before anything that it governs. */
function withPolicy(html: string, policy: string): string {
  const charset = elementsOf(html).find((element) => attribute(element, 'charset') !== undefined)
  if (charset?.parentNode?.nodeName !== 'head') throw new Error('The head does not state its charset.')
  const { end } = rangeOf(charset)
  return applyEdits(html, [
    { start: end, end, text: `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` },
  ])
}

function editPage(file: string, edit: (html: string) => string) {
  try {
    writeFileSync(file, edit(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Finishes every page: its late parts in their places, its scripts after the first paint, and a policy of its own.
 * The style of every page is admitted in all of them, because the router brings it along when it changes the page;
 * `injectedStyles` are those that libraries add. Gives the number of pages.
 */
export function sealExport(out: string, settings: { injectedStyles: string[]; connect: string[] }): number {
  const pages = filesOf(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(out, file))
  const styles = new Set(settings.injectedStyles.map(hashSource))
  for (const page of pages) {
    editPage(page, (html) => {
      const started = startAfterPaint(inlineBoundaries(html))
      for (const style of hashesOf(started).styles) styles.add(style)
      return started
    })
  }
  for (const page of pages) {
    editPage(page, (html) => {
      const { scripts } = hashesOf(html)
      return withPolicy(html, contentPolicy({ scripts, styles: [...styles], connect: settings.connect }))
    })
  }
  return pages.length
}
