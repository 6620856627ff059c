import { citySlugs } from '@/lib/content/cities'
import { publicPath } from '@/lib/i18n/routes'
import { exportedPages, plainText, queryAll, readerPage } from './exported-page'

/** The texts that visitors see or hear, with their no-break spaces. */
function textsOf(address: string): string[] {
  const walker = document.createTreeWalker(readerPage(address).body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('style')) texts.push(walker.currentNode.nodeValue ?? '')
  const names = queryAll(address, '[aria-label], [alt]').flatMap((part) => [
    part.getAttribute('aria-label') ?? '',
    part.getAttribute('alt') ?? '',
  ])
  return [...texts, ...names]
}

/** The accessible name of a link: its label, else its text. */
const nameOf = (link: Element) => plainText(link.getAttribute('aria-label') ?? link.textContent)

/** French and Dutch have a word for "always"; labels that are fixed in English begin with "24/7". */
const always = { fr: /24\s?h?\/24|24\/7|7\s?j\/7/, nl: /24\/7/, other: /24\s?h?\/24|.24\/7/ }

describe.each(exportedPages)('$address', ({ address, locale }) => {
  test.each([
    ['a dash for "to"', /\d\P{L}{0,3}[–—]\P{L}{0,3}\d/u],
    ['a number for "always"', always[locale as keyof typeof always] ?? always.other],
    ['a separator that may begin a line', /(?:^|[ \n])[·|•]/],
  ])('has no text with %s', (_what, pattern) => {
    expect(textsOf(address).filter((text) => pattern.test(text))).toEqual([])
  })

  test('leads from links of one name to one place', () => {
    const places = new Map<string, string | null>()
    for (const link of queryAll(address, 'a')) {
      const [name, place] = [nameOf(link), link.getAttribute('href')]
      expect([name, place]).toEqual([name, places.get(name) ?? place])
      places.set(name, place)
    }
  })

  test('lists places in one order', () => {
    const paths: string[] = citySlugs.map((slug) => publicPath(`/${slug}`, locale))
    for (const list of queryAll(address, 'ul')) {
      const links = [...list.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
      const places = links.filter((href) => paths.includes(href))
      expect(places).toEqual(paths.filter((path) => places.includes(path)))
    }
  })
})
