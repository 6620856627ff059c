import { readdirSync, readFileSync } from 'node:fs'
import { offer, site, telHref } from '@/lib/site/site'
import { exportedPages, exportFolder, queryAll } from './exported-page'

/** What no page has. A rule that a selector can state is a row here. */
const forbidden = (address: string): Record<string, string> => ({
  'a section without a name': 'main section:not([aria-labelledby], [aria-label])',
  'a form without a name': 'form:not([aria-labelledby], [aria-label])',
  'a paragraph in a heading': ':is(h1, h2, h3) p',
  'an example label before its heading': '[data-part="example-label"] ~ :is(h3, :has(h3))',
  'a part of a group of terms that is neither term nor description': 'dl > div > :not(dt, dd)',
  'a list without bullets and role, which Safari drops':
    'ul:not([role="list"], .list-disc, [aria-hidden]), ol:not([role="list"])',
  // The exceptions are filled in by scripts.
  'an empty line or list':
    ':is(p, li, ul, ol, dl, dt, dd, figcaption):empty:not(#contact-note, [data-island] .hidden > *)',
  'a bar without a chat that shows before its script runs':
    '[data-part="floating"][data-state="shown"]:not(:has([data-part="chat-button"]))',
  'a link that leads nowhere': 'a:not([href]), a:is([href=""], [href="null"], [href*="undefined"])',
  ...(!offer && { 'an offer that had ended when production was built': '[data-offer-ends-on]' }),
  'a field without autocomplete, which WebKit empties when the visitor comes back':
    '[autocomplete="off"]:not([aria-hidden="true"] *)',
  'a field about the property that browsers fill in with the home of the visitor':
    ':is([name="location"], [name="propertyAddress"]):not([autocomplete="xoff"])',
  'a name or a place that phones correct':
    ':is([name$="Name"], [name="location"], [name="propertyAddress"]):not([spellcheck="false"][autocorrect="off"])',
  'text to see under a button that is off before an answer': '[id$="-needs"]:not(.hidden)',
  'text that waits for scripts': 'body [hidden]:not(:empty)',
  'an element that waits for scripts to move into its place':
    '[style*="opacity"], [style*="visibility"], [style*="translate"], [style*="scale"]',
  'a question that stays open beside another': '#faq details:not([name="faq"])',
  'an answer that does not open with its verdict': '#faq details p:not(:has(> strong:first-child))',
  'a plan whose button is not below its features': '[data-part="plan"]:has(> a) > :not(a):last-child',
  'a plan that folds what it leaves the owner': '[data-part="plan"] details [data-part="shares"]',
  'a wrong mark of the current page': `a[aria-current="page"]:not([href="${address}"])`,
  'a list that does not mark the current page': `:is(header, footer) li a[href="${address}"]:not([aria-current])`,
  'a link to another site in the same tab, or with access to this page':
    'a[href^="http"]:not([target="_blank"][rel~="noopener"])',
  'a new tab that is not announced': 'a[target="_blank"]:not(:has(.sr-only))',
  'a call or a chat that is not counted': `a[href="${site.schedulingUrl}"]:not([data-event="call"]), a[href^="https://wa.me/"]:not([data-event="chat"])`,
  'another phone number than that of the settings': `a[href^="tel:"]:not([href="${telHref(site.phone)}"])`,
  'embedded content without a size':
    ':is(img, video, iframe, canvas, embed, object):not([width][height]):not([width="0"], [height="0"])',
  'a style sheet, an early font or a script that Next preloads':
    'link:is([rel="stylesheet"], [as="font"], [as="script"], [rel="modulepreload"])',
})

/** How many of these each page has. */
const numbers = {
  'link[rel="icon"]': 2,
  'link[rel="apple-touch-icon"]': 1,
  'meta[name="format-detection"][content="telephone=no"]': 1,
}

test.each([...exportedPages.map(({ address }) => address), '/404'])('%s', (address) => {
  const found = Object.entries(forbidden(address)).flatMap(([what, selector]) =>
    queryAll(address, selector)
      .filter((element) => !element.closest('[data-part="preview-ribbon"]'))
      .map(({ outerHTML }) => `${what}: ${outerHTML.slice(0, 200)}`),
  )
  expect(found).toEqual([])
  const counted = Object.keys(numbers).map((selector) => [selector, queryAll(address, selector).length])
  expect(Object.fromEntries(counted)).toEqual(numbers)
})

/** The number of elements that the browser draws: the element, its descendants, and the copies of `<use>`. */
function drawnElements(element: Element): number {
  const address = element.tagName === 'use' ? element.getAttribute('href') : null
  const copied = address === null ? null : element.ownerDocument.getElementById(address.slice(1))
  const parts = [...element.children, ...(copied ? [copied] : [])]
  return parts.reduce((sum, part) => sum + drawnElements(part), 1)
}

const media = `${exportFolder}/_next/static/media`
const drawings = readdirSync(media).filter((file) => file.endsWith('.svg'))
/** The images below the names of maps. */
const grounds = exportedPages
  .flatMap(({ address }) => queryAll(address, '#coverage figure img'))
  .map((image) => image.getAttribute('src')?.split('/').at(-1))

/** Drawings that load far below the first screen; the house of the estimator shows a part of its layers. */
const isLate = (file: string) => grounds.includes(file) || file.startsWith('house.')

// At a quarter of the CPU speed, 1600 elements delayed the first screen by 80 ms, 450 by 40 ms. The largest poster has 1005.
test.each(drawings)('%s draws few enough elements for a slow phone', (file) => {
  const drawing = new DOMParser().parseFromString(readFileSync(`${media}/${file}`, 'utf8'), 'image/svg+xml')
  expect(drawnElements(drawing.documentElement)).toBeLessThanOrEqual(isLate(file) ? 1200 : 1010)
})
