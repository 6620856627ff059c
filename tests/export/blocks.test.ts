import { cityOf } from '@/lib/content/cities'
import { cityOfPage, type PagePath, pages } from '@/lib/content/pages'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { all, exportedPages, plainText, rawPage, readerPage } from './exported-page'

/** The ids of the blocks of a page, in order. Anchors on other pages link to them. */
function blocksOf(page: PagePath): string {
  if (page === '/')
    return 'home calculator figures comparison cases zones platforms process pricing guarantees testimonials faq contact'
  if (page === '/pricing') return 'pricing testimonials contact'
  const city = cityOfPage(page)
  if (!city) return 'contact testimonials'
  const { blocks, local } = cityOf(city)
  const own = local ? ' local' : ''
  return blocks === 'process'
    ? `home benefits how-it-works calculator pricing guarantees coverage${own} testimonials contact`
    : `home benefits checklist calculator pricing coverage${own} testimonials closing contact`
}

/** Leaves out the ids that React generates and those of the Dutch block about the Morvan. */
const idsOf = (address: string) =>
  all(address, '[id]').flatMap(({ id }) => (/^_.*_$|^morvan/.test(id) ? [] : [id]))

describe.each(exportedPages)('$address', ({ address, page, locale }) => {
  const reader = readerPage(address)
  const sections = all(address, 'main section')

  test('has its blocks in order, each with an accessible name', () => {
    const expected = blocksOf(page).split(' ')
    const names = sections.map(({ id }) => id)
    expect(names.filter((name) => expected.includes(name))).toEqual(expected)
    const city = cityOfPage(page)
    expect(names.includes('morvan')).toBe(Boolean(city && cityOf(city).morvanStats?.includes(locale)))
    for (const section of sections) {
      const heading = reader.getElementById(section.getAttribute('aria-labelledby') ?? '')
      expect(plainText(heading?.textContent ?? section.getAttribute('aria-label'))).not.toBe('')
    }
  })

  test('is in its language, with one header, main element and footer, and no duplicate id', () => {
    expect(reader.documentElement.lang).toBe(locale)
    expect(['body > header', 'main', 'body > footer'].map((part) => all(address, part).length)).toEqual([
      1, 1, 1,
    ])
    const ids = all(address, '[id]').map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('has one h1, no skipped heading level and no empty heading', () => {
    const headings = all(address, 'body :is(h1, h2, h3, h4, h5, h6)')
    const levels = headings.map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    expect(headings.filter(({ textContent }) => plainText(textContent) === '')).toEqual([])
  })

  test('shows all text without scripts, in its place', () => {
    // React streams late content into a hidden `S:` element at the end of the page, and leaves a `B:` template in its place.
    expect(rawPage(address)).not.toMatch(/<template id="B:|<div hidden="" id="S:/)
    expect(all(address, 'body [hidden]').filter(({ textContent }) => textContent !== '')).toEqual([])
    const styles = all(address, '[style]').map((element) => element.getAttribute('style'))
    expect(styles.filter((style) => /opacity|visibility|translate|scale/.test(style ?? ''))).toEqual([])
  })
})

test.each(pages)('%s has the same ids in each language', (page) => {
  const [first, ...others] = locales.map((locale) => idsOf(publicPath(page, locale)))
  for (const other of others) expect(other).toEqual(first)
})
