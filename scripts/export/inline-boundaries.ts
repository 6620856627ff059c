import type { DefaultTreeAdapterTypes } from 'parse5'
import { applyEdits, type Edit, rangeOf } from './edits'
import { attribute, type Element, elementsOf, textOf } from './html'

type Node = DefaultTreeAdapterTypes.ChildNode

const unknown = (what: string) => new Error(`React no longer writes late content as known here: ${what}.`)
const commentIn = (node: Node) => ('data' in node ? node.data : '')

/** The comments around the boundary of a placeholder: `<!--$?--><template id="B:0"></template>...<!--/$-->`. */
function frameOf(placeholder: Element): { start: number; end: number } {
  const siblings = placeholder.parentNode?.childNodes ?? []
  const index = siblings.indexOf(placeholder)
  let depth = 0
  const last = siblings.slice(index).find((node) => {
    const comment = commentIn(node)
    if (/^\/[$&]$/.test(comment)) depth -= 1
    if (/^([$&]|\$[?~!])$/.test(comment)) depth += 1
    return depth < 0
  })
  const start = siblings[index - 1]?.sourceCodeLocation?.startOffset
  const end = last?.sourceCodeLocation?.startOffset
  if (start === undefined || end === undefined) throw unknown('a placeholder without a frame')
  return { start, end }
}

/** What stands between the tags of an element. */
function innerHtml(html: string, { tagName, sourceCodeLocation: location }: Element): string {
  if (tagName !== 'div' || !location?.startTag || !location.endTag)
    throw unknown(`late content in <${tagName}>`)
  return html.slice(location.startTag.endOffset, location.endTag.startOffset)
}

/** One round: puts those pieces in place in which nothing else is missing. */
function inlineInnermost(html: string, elements: readonly Element[], movers: readonly Element[]): string {
  const named = new Map(elements.flatMap((element) => [[attribute(element, 'id') ?? '', element]]))
  const edits = movers.flatMap((mover): Edit[] => {
    const [, boundary = '', piece = ''] = moving.exec(textOf(mover)) ?? []
    const placeholder = named.get(boundary)
    const content = named.get(piece)
    if (!placeholder || !content) throw unknown(`${boundary} or ${piece} is missing`)
    const inner = innerHtml(html, content)
    if (inner.includes('<template id="B:')) return []
    return [
      { ...frameOf(placeholder), text: `<!--$-->${inner}` },
      { ...rangeOf(content), text: '' },
      { ...rangeOf(mover), text: '' },
    ]
  })
  if (edits.length === 0) throw unknown('pieces that wait for each other')
  return applyEdits(html, edits)
}

/** The script that moves a late piece (`S:0`) to its placeholder (`B:0`); the first one also says how. */
const moving = /\$RC\("(B:[\da-f]+)","(S:[\da-f]+)"\)$/

/**
 * Puts every part of a page where it is shown. React writes a larger Suspense boundary behind the rest, hidden, with
 * a script that moves it up to 300 ms later. A stream gains by that; a file that arrives whole only shifts its
 * layout and hides its text where scripts do not run. Afterwards the page reads as if the boundary had been small.
 * Throws when a page holds late content in a form not known here.
 */
export function inlineBoundaries(html: string): string {
  // Most pages have none, and reading a page costs more than all the rest.
  if (!/\$R[A-Z]\b|<template id="B:/.test(html)) return html
  const elements = elementsOf(html)
  const scripts = elements.filter(({ tagName }) => tagName === 'script')
  const movers = scripts.filter((script) => moving.test(textOf(script)))
  if (movers.length > 0) return inlineBoundaries(inlineInnermost(html, elements, movers))

  const rest = elements.find((element) => /^[BSP]:[\da-f]+$/.test(attribute(element, 'id') ?? ''))
  if (rest) throw unknown(`<${rest.tagName} id="${attribute(rest, 'id')}"> is left`)
  const clock = scripts.filter((script) => textOf(script).startsWith('requestAnimationFrame(function(){$RT='))
  return applyEdits(
    html,
    clock.map((script) => ({ ...rangeOf(script), text: '' })),
  )
}
