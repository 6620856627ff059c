import type { Page } from '@playwright/test'
import { publicPath } from '@/lib/i18n/routes'
import { pageUrl } from '@/lib/seo/addresses'
import { translatorOf } from '@/lib/seo/translator'
import { site } from '@/lib/site'
import { contactOf } from '../e2e/contact-page'
import { estimatorOf } from '../e2e/estimator-page'
import { expect, test } from '../e2e/fixtures'
import { holdScripts } from '../e2e/held-scripts'

const t = translatorOf('fr')

test('a preview is not indexed, and names production as the address of its pages', async ({ page }) => {
  await page.goto(publicPath('/pricing', 'en'))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    pageUrl('/pricing', 'en', site.url),
  )
})

test('share images come from the preview, which has them', async ({ page }) => {
  await page.goto('/dijon')
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  const { origin, pathname } = new URL(image ?? '')
  expect(origin).toBe('https://spring-prices.preview.example')
  const answer = await page.request.get(pathname)
  expect(answer.headers()['content-type']).toBe('image/png')
})

/** What the page posts from now on. */
function postsOf(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  return posts
}

test('the estimator runs dry: it thanks, tells the console and sends nothing', async ({ page }) => {
  const posts = postsOf(page)
  const told = page.waitForEvent('console', (message) => message.text().startsWith('Preview:'))
  await page.goto('/')
  const estimator = estimatorOf(page)
  await estimator.answer({ type: 'f2', beds: '4' })
  await estimator.submit.click()
  await estimator.expectState('gated')
  await estimator.leave('marketing@example.org')
  await estimator.expectState('thanked')
  await told
  expect(posts).toEqual([])
})

test('the contact form runs dry: it says so and sends nothing', async ({ page }) => {
  const posts = postsOf(page)
  const told = page.waitForEvent('console', (message) => message.text().startsWith('Preview:'))
  await page.goto('/contact')
  const contact = contactOf(page)
  await contact.fill({ firstName: 'M', lastName: 'D', email: 'marketing@example.org', message: 'B' })
  await contact.submit.click()
  await expect(contact.toasts).toBeVisible()
  await told
  expect(posts).toEqual([])
})

const banner = (page: Page) => page.locator('[data-part="offer-banner"]')

test('?now= shows the day before the end of the offer, and the day after', async ({ page }) => {
  await page.goto(`/?now=${site.offerEndsOn}`)
  await expect(banner(page)).toBeVisible()
  const ended = page.locator('[data-part="preview-ribbon"]').getByText(t('ribbon.fixes.offer'))
  await page.locator('[data-part="preview-ribbon"] summary').first().click()
  await expect(ended).toBeHidden()
  await page.goto('/?now=2099-01-01')
  await expect(banner(page)).toBeHidden()
  await page.locator('[data-part="preview-ribbon"] summary').first().click()
  await expect(ended).toBeVisible()
})

test('an offer that is over does not flash up before the scripts come', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/dijon?now=2099-01-01')
  await expect(page.locator('h1')).toBeVisible()
  await expect(banner(page)).toBeHidden()
})
