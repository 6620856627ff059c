import { cities } from '@/lib/content/cities'
import type { Locale } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import type { Page } from '@/lib/i18n/routes'
import { readMessages } from '@/scripts/messages/read'
import { syntaxOf } from '@/scripts/messages/syntax'
import { exportedPages, plainText, readerPage } from './exported-page'

/** Copy that comes with a state or a date, and is not in the page as it is built. */
const later =
  /^(header\.closeMenu|contact\.form\.(sending|successInline)|pricing\.notes\.offer|study\.sentToast)$/

/** What each page must say, by the groups of the message files (SPEC.md section 2; DECISIONS.md, Blocks). */
function copyOf(page: Page, locale: Locale): string[] {
  const everywhere = ['header', 'footer', 'legal.privacy']
  if (page === '/')
    return [
      ...everywhere,
      ...[
        'home',
        'estimator.title',
        'propertyTypes',
        'amenities',
        'comparison',
        'cases',
        'zones',
        'platforms',
      ],
      ...['process', 'pricing', 'guarantees', 'testimonials', 'faq', 'contact'],
    ]
  if (page === '/pricing') return [...everywhere, 'pages.pricing', 'pricing', 'testimonials.items', 'study']
  if (page === '/contact') return [...everywhere, 'pages.contact', 'contact', 'testimonials.items']

  const city = cities.find(({ slug }) => slug === page.city)
  if (!city) throw new Error(`No city has the address ${page.city}.`)
  const kind =
    city.blocks === 'process'
      ? ['city.howItWorks', 'guarantees', `citySpecific.${city.key}`]
      : ['city.checklist', 'city.closing']
  return [
    ...everywhere,
    ...[
      `city.heroes.${city.key}`,
      'city.incomeBanner',
      'benefits.cityTitle',
      'benefits.pricing',
      'benefits.freedom',
    ],
    ...['estimator.title', 'amenities', 'pricing', `coverage.${city.key}`, 'contactShort'],
    ...(city.morvanStats.includes(locale) ? ['morvanStats'] : []),
    ...kind,
  ]
}

/** Finds a message in a page whatever its arguments are; null when a plural or a tag decides its words. */
function patternOf(text: string): RegExp | null {
  const syntax = syntaxOf(text)
  if (
    'error' in syntax ||
    syntax.args.some(({ start, end }) => /plural|select|^</.test(text.slice(start, end)))
  )
    return null
  const words = syntax.words.map(({ start, end }) =>
    plainText(text.slice(start, end)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  return new RegExp(words.join('.*'))
}

/** Everything a page says: its text, and the names and descriptions that assistive technology reads. */
function saidOn(address: string): string {
  const { body } = readerPage(address)
  const attributes = ['aria-label', 'alt', 'placeholder', 'title', 'value']
  const named = attributes.flatMap((name) =>
    [...body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  )
  return plainText([body.textContent, ...named].join(' \n '))
}

describe.each(exportedPages)('$address says all its copy', ({ address, page, locale }) => {
  const said = saidOn(address)
  const content = JSON.stringify(loadMessages(locale))
  const { messages } = readMessages([{ locale, file: locale, content }])

  test.each(copyOf(page, locale))('%s', (group) => {
    const expected = messages.filter(
      ({ key }) => (key === group || key.startsWith(`${group}.`)) && !later.test(key),
    )
    expect(expected).not.toEqual([])
    const missing = expected.filter(({ text }) => patternOf(text)?.test(said) === false)
    expect(missing.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
  })
})
