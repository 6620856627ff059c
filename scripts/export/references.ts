import { attribute, type Element, elementsOf, textOf } from './html'

/** Social networks read these; they are addresses of ours like any other. */
const socialAddresses = ['og:url', 'og:image', 'og:image:secure_url', 'twitter:image']

const candidates = (srcset = '') =>
  srcset
    .split(',')
    .flatMap((candidate) => candidate.trim().split(/\s+/, 1))
    .filter(Boolean)

const stylesheetAddresses = (css = '') =>
  [...css.matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)/g)].flatMap(([, , address]) => address ?? [])

function addressesIn(element: Element): string[] {
  const single = ['href', 'src', 'poster', 'data'].flatMap((name) => attribute(element, name) ?? [])
  const name = attribute(element, 'property') ?? attribute(element, 'name') ?? ''
  const social = socialAddresses.includes(name) ? [attribute(element, 'content') ?? ''] : []
  return [
    ...single,
    ...social,
    ...candidates(attribute(element, 'srcset')),
    ...candidates(attribute(element, 'imagesrcset')),
    ...stylesheetAddresses(attribute(element, 'style')),
    ...(element.tagName === 'style' ? stylesheetAddresses(textOf(element)) : []),
  ]
}

export type References = {
  /** Every address that the page links to or loads, as it is written, each once. */
  addresses: string[]
  /** What a `#fragment` can name in it. */
  anchors: ReadonlySet<string>
}

/** What a page refers to and what it can be referred to by. */
export function referencesOf(html: string): References {
  const elements = elementsOf(html)
  return {
    addresses: [...new Set(elements.flatMap(addressesIn))],
    anchors: new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
  }
}
