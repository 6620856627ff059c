import { site } from '@/lib/build/site'
import { translatorOf } from '@/lib/build/translate'
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

/** The accessible name of a form or a link: its label, else what labels it, else its text. */
function nameOf(part: Element): string {
  const labelledBy = part.getAttribute('aria-labelledby')
  const label = labelledBy ? part.ownerDocument.getElementById(labelledBy)?.textContent : null
  return plainText(part.getAttribute('aria-label') ?? label ?? (part.matches('form') ? '' : part.textContent))
}

describe.each(exportedPages)('$address', ({ address, locale }) => {
  test('has a word for "to" and for "always"', () => {
    // French and Dutch have a word; labels that are fixed in English begin with "24/7".
    const hasWord = locale === 'fr' || locale === 'nl'
    const always = hasWord ? /24\s?h?\/24|24\/7|7\s?j\/7/ : /24\s?h?\/24|.24\/7/
    expect(textsOf(address).filter((text) => /\d\P{L}{0,3}[–—]\P{L}{0,3}\d/u.test(text))).toEqual([])
    expect(textsOf(address).filter((text) => always.test(text))).toEqual([])
  })

  test('never begins a line with a separator', () => {
    expect(textsOf(address).filter((text) => /(?:^|[ \n])[·|•]/.test(text))).toEqual([])
  })

  test('gives a list without bullets its role, which Safari drops', () => {
    expect(
      queryAll(address, 'ul:not([role="list"], .list-disc, [aria-hidden]), ol:not([role="list"])'),
    ).toEqual([])
  })

  test('has no paragraph in a heading, and the example label after it', () => {
    expect(queryAll(address, ':is(h1, h2, h3) p')).toEqual([])
    for (const label of queryAll(address, 'article [data-part="example-label"]')) {
      const heading = label.closest('article')?.querySelector('h3')
      expect(heading?.compareDocumentPosition(label)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  })

  test('names each form, and leads from links of one name to one place', () => {
    const forms = queryAll(address, 'form').map(nameOf)
    expect(forms.filter(Boolean)).toHaveLength(new Set(forms).size)
    const places = new Map<string, string | null>()
    for (const link of queryAll(address, 'a')) {
      const [name, place] = [nameOf(link), link.getAttribute('href')]
      expect([name, place]).toEqual([name, places.get(name) ?? place])
      places.set(name, place)
    }
  })

  test('says of each link to the calendar that it books a call', () => {
    for (const link of queryAll(address, `a[href="${site.schedulingUrl}"]`))
      expect(nameOf(link)).toContain(plainText(translatorOf(locale)('common.callTab')))
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
