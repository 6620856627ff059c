import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { applyEdits, rangeOf } from './edits'
import { formCodeFinder } from './form-code'
import { attribute, type Element, elementsOf } from './html'
import { inlineBoundaries } from './inline-boundaries'
import { filesOf } from './place'
import { contentPolicy, hashesOf, hashSource } from './policy'
import { startAfterPaint, starter } from './start-after-paint'

/** Where the policy goes: right behind the charset, before anything that it governs. */
function placeOfPolicy(elements: readonly Element[]): number {
  const charset = elements.find((element) => attribute(element, 'charset') !== undefined)
  if (charset?.parentNode?.nodeName !== 'head') throw new Error('The head does not state its charset.')
  return rangeOf(charset).end
}

/** The bytes of an address, looked up once: most pages share their scripts. */
function sizeReader(out: string) {
  const known = new Map<string, number>()
  return (address: string) => {
    const size = known.get(address) ?? statSync(path.join(out, address)).size
    known.set(address, size)
    return size
  }
}

type Lookups = { formCode: (elements: readonly Element[]) => string; sizeOf: (address: string) => number }

/** Brings a page into its last form but for the policy, and gives what that needs. */
function finish(file: string, { formCode, sizeOf }: Lookups) {
  try {
    const html = inlineBoundaries(readFileSync(file, 'utf8'))
    const elements = elementsOf(html)
    const { scripts, styles } = hashesOf(elements)
    writeFileSync(file, startAfterPaint(html, sizeOf, elements, formCode(elements)))
    return { file, place: placeOfPolicy(elements), scripts: [hashSource(starter), ...scripts], styles }
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Finishes every page: its late parts in their places, its scripts behind the first frame, and a policy of its own.
 * The style of every page is admitted in all of them, because the router brings it along when it changes the page;
 * `injectedStyles` are those that libraries add. Gives the number of pages.
 */
export function sealExport(out: string, settings: { injectedStyles: string[]; connect: string[] }): number {
  const files = filesOf(out).filter((file) => file.endsWith('.html'))
  const lookups = { formCode: formCodeFinder(out), sizeOf: sizeReader(out) }
  const pages = files.map((file) => finish(path.join(out, file), lookups))
  const styles = [
    ...new Set([...settings.injectedStyles.map(hashSource), ...pages.flatMap((page) => page.styles)]),
  ]
  for (const { file, place, scripts } of pages) {
    const policy = contentPolicy({ scripts, styles, connect: settings.connect })
    const text = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
    writeFileSync(file, applyEdits(readFileSync(file, 'utf8'), [{ start: place, end: place, text }]))
  }
  return pages.length
}
