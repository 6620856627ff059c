import type { Element } from './html'

/** Replaces the characters from `start` up to `end` of the source by `text`. */
export type Edit = { start: number; end: number; text: string }

/** Where an element stands in the source, from the `<` of its first tag to behind its last. */
export function rangeOf(element: Element): { start: number; end: number } {
  const location = element.sourceCodeLocation
  if (!location) throw new Error(`<${element.tagName}> does not stand in the source.`)
  return { start: location.startOffset, end: location.endOffset }
}

/** The source after all edits. Throws when two of them overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const pieces: string[] = []
  let done = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < done) throw new Error('Two edits of a page overlap.')
    pieces.push(source.slice(done, start), text)
    done = end
  }
  return [...pieces, source.slice(done)].join('')
}
