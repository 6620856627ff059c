import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

function* walk(node: Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node
  if ('content' in node) yield* walk(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child)
}

/** All elements of a page in document order, including those inside `<template>`, with their source locations. */
export function elementsOf(html: string): Element[] {
  return [...walk(parse(html, { sourceCodeLocationInfo: true }))]
}

/** The value of an attribute, or undefined if the element does not have it. */
export function attribute(element: Element, name: string): string | undefined {
  // The parser splits `xlink:href` of SVG into prefix and name.
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** The text directly inside an element, such as the code of a script or the rules of a style. */
export function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}
