import { findCity } from '@/lib/content/cities'
import type { Locale } from '@/lib/i18n/locales'
import type { Page } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { exportedPages, plainText, readerPage } from './exported-page'

/** The blocks of a page in the order of SPEC.md section 2, and those whose place it leaves open, by their names. */
function blocksOf(page: Page, locale: Locale): { inOrder: string[]; somewhere: string[] } {
  const t = translatorOf(locale)
  if (page === '/pricing')
    return { inOrder: [t('pricing.title'), t('testimonials.title')], somewhere: [t('study.title')] }
  if (page === '/contact') return { inOrder: [t('contact.title'), t('testimonials.title')], somewhere: [] }
  if (page === '/') {
    const inOrder = [
      t('home.hero.title'),
      t('estimator.title'),
      t('comparison.title'),
      t('cases.title'),
      t('zones.title'),
      t('platforms.title'),
      t('process.title'),
      t('pricing.title'),
      t('guarantees.title'),
      t('testimonials.title'),
      t('faq.title'),
      t('contact.title'),
    ]
    return { inOrder, somewhere: [] }
  }

  const city = findCity(page.city)
  if (!city) throw new Error(`No city has the address ${page.city}.`)
  const { key } = city
  const inOrder = [
    // The heading names the service and the place on a line of its own.
    t('schema.serviceName', { name: t(`places.${key}.name`) }) + t(`city.heroes.${key}.headline`),
    t('benefits.cityTitle', { at: t(`places.${key}.at`) }),
    t('estimator.title'),
    t('pricing.title'),
    t(`coverage.${key}.title`),
    t('testimonials.title'),
    t('contactShort.title'),
  ]
  const somewhere =
    key === 'dijon' || key === 'chateauChinon'
      ? [t('city.checklist.title'), t('city.closing.title')]
      : [t('city.howItWorks.title'), t('guarantees.title'), t(`citySpecific.${key}.title`)]
  if (key === 'chateauChinon' && locale === 'nl') somewhere.push(t('morvanStats.title'))
  return { inOrder, somewhere }
}

/** The anchors that links from elsewhere rely on (DESIGN.md, Promises). */
function anchorsOf(page: Page): string[] {
  if (page === '/')
    return ['home', 'comparison', 'process', 'pricing', 'testimonials', 'contact', 'calculator']
  return typeof page === 'object' ? ['calculator', 'pricing', 'testimonials', 'contact'] : []
}

describe.each(exportedPages)('the blocks of $address', ({ address, page, locale }) => {
  const reader = readerPage(address)
  const sections = [...reader.querySelectorAll('main section')]
  const names = sections.map((section) => {
    const heading = reader.getElementById(section.getAttribute('aria-labelledby') ?? '')
    return plainText(heading?.textContent ?? section.getAttribute('aria-label'))
  })
  const { inOrder, somewhere } = blocksOf(page, locale)

  test('stand in the specified order, each a section with a name', () => {
    expect(names).not.toContain('')
    const expected = inOrder.map(plainText)
    expect(names.filter((name) => expected.includes(name))).toEqual(expected)
    expect(names).toEqual(expect.arrayContaining(somewhere.map(plainText)))
  })

  test('are those of this page and language alone', () => {
    expect(names.length).toBe(inOrder.length + somewhere.length)
  })

  test('can be reached by their anchors', () => {
    expect(anchorsOf(page).filter((anchor) => !reader.getElementById(anchor))).toEqual([])
    const ids = [...reader.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

describe.each(exportedPages)('the page of $address', ({ address, locale }) => {
  const reader = readerPage(address)

  test('is in its language, with one header, main part and footer', () => {
    expect(reader.documentElement.lang).toBe(locale)
    const landmarks = ['body > header', 'main', 'body > footer'].map(
      (part) => reader.querySelectorAll(part).length,
    )
    expect(landmarks).toEqual([1, 1, 1])
  })

  test('holds nothing back for scripts to put in its place', () => {
    // React hides late content at the end (id S:n) and swaps it in by script: readers without scripts lack it.
    expect(reader.querySelectorAll('[hidden][id^="S:"]')).toHaveLength(0)
    expect(reader.querySelectorAll('[style*="opacity:0"], [style*="opacity: 0"]')).toHaveLength(0)
  })
})
