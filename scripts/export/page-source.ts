import { type Element, elementsOf } from './html'

/** Changes a page, or throws a sentence that says what is wrong with it. */
export type Step = (page: PageSource) => void

/**
 * A page of the export, which is parsed once. The steps change the source of whole elements, which must not overlap; every
 * other byte stays as React has written it.
 */
export class PageSource {
  /** In document order, without those that a step has removed. */
  elements: readonly Element[]
  readonly #changed = new Map<Element, string>()

  /** `files` are those that it is written to: the not-found page has several. */
  constructor(
    readonly files: readonly string[],
    readonly html: string,
  ) {
    this.elements = elementsOf(html)
  }

  /** The source of an element, as the steps before have left it. */
  sourceOf(element: Element): string {
    const { startOffset, endOffset } = placeOf(element)
    return this.#changed.get(element) ?? this.html.slice(startOffset, endOffset)
  }

  /** Writes another source in the place of an element. */
  replace(element: Element, source: string): void {
    this.#changed.set(element, source)
  }

  insertBefore(element: Element, source: string): void {
    this.replace(element, source + this.sourceOf(element))
  }

  remove(elements: readonly Element[]): void {
    for (const element of elements) this.replace(element, '')
    this.elements = this.elements.filter((element) => !elements.includes(element))
  }

  /** The page with its changes. */
  toString(): string {
    let done = 0
    const pieces = Array.from(this.#changed, ([element, source]) => ({ ...placeOf(element), source }))
      .sort((one, other) => one.startOffset - other.startOffset)
      .flatMap(({ startOffset, endOffset, source }) => {
        const before = this.html.slice(done, startOffset)
        done = endOffset
        return [before, source]
      })
    return pieces.join('') + this.html.slice(done)
  }
}

/** Where an element is in the source. Throws if the source does not have it, as a `<tbody>` that the parser adds. */
function placeOf({ sourceCodeLocation, tagName }: Element) {
  if (!sourceCodeLocation) throw new Error(`The source has no <${tagName}>.`)
  return sourceCodeLocation
}

/** Applies the steps in turn. Errors name the page. */
export function change(page: PageSource, steps: readonly Step[]): void {
  try {
    for (const step of steps) step(page)
  } catch (error) {
    throw new Error(`${page.files[0]}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
