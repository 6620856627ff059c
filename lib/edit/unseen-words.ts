import type { Finder, Found } from './find-words'
import { spokenAttributes, tools } from './sentences'

/** A text that belongs to the page and is not printed on it. `kind` is the name of its label. */
export type UnseenWords = { kind: UnseenKind; text: string; found: readonly Found[] }

type UnseenKind = 'pageTitle' | 'description' | 'shareImage' | 'picture' | 'label' | 'placeholder'

const kinds: Record<(typeof spokenAttributes)[number], UnseenKind> = {
  'aria-label': 'label',
  alt: 'picture',
  placeholder: 'placeholder',
  title: 'label',
}

const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? ''

/** The title without the name of the company, which is added where it fits. */
const pageTitle = () => document.title.replace(/ \| .*$/, '')

function* textsOfHead(): Generator<[UnseenKind, string]> {
  yield ['pageTitle', pageTitle()]
  yield ['description', contentOf('meta[name="description"]')]
  if (contentOf('meta[property="og:image"]')) yield ['shareImage', pageTitle()]
  yield ['shareImage', contentOf('meta[property="og:image:alt"]')]
}

function* textsOfAttributes(): Generator<[UnseenKind, string]> {
  for (const element of document.body.querySelectorAll('*'))
    if (!element.closest(tools))
      for (const name of spokenAttributes) yield [kinds[name], element.getAttribute(name) ?? '']
}

/** The title, the description, the share image, and every text that is only read out, each once. */
export function unseenWords(finder: Finder): UnseenWords[] {
  const all = new Map<string, UnseenWords>()
  for (const [kind, text] of [...textsOfHead(), ...textsOfAttributes()]) {
    const found = finder.whole(text)
    if (found.length > 0) all.set(`${kind} ${text}`, { kind, text, found })
  }
  return [...all.values()]
}
