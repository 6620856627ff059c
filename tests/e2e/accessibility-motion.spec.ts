import type { Page } from '@playwright/test'
import { translatorOf } from '@/lib/i18n/translate'
import { contactOf } from './contact-page'
import { estimatorOf } from './estimator-page'
import { expect, test } from './fixtures'
import { uniqueEmail } from './inbox'
import { layOutWhole } from './shell'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Animations that run for more than a frame, and elements whose styles would let one. */
function movements(): string[] {
  const frame = 17
  const running = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > frame)
  const found = running.map((animation) => `${animation.constructor.name} runs`)
  const longest = (durations: string) =>
    Math.max(...durations.split(',').map((one) => Number.parseFloat(one) * 1000))
  for (const element of document.querySelectorAll('*')) {
    const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
    if (
      longest(transitionDuration) > frame ||
      (animationName !== 'none' && longest(animationDuration) > frame)
    )
      found.push(`<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}"> may move`)
  }
  if (getComputedStyle(document.documentElement).scrollBehavior !== 'auto') found.push('scrolling is smooth')
  return found
}

const expectStill = async (page: Page, what: string) =>
  expect(await page.evaluate(movements), what).toEqual([])

test('who asked for less movement sees none while reading and in the menu @phone', async ({ page }) => {
  await page.goto('/')
  await layOutWhole(page)
  await expectStill(page, 'at the top')
  await page.locator('#faq summary').first().click()
  await expectStill(page, 'an open question')
  await page.getByRole('banner').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: translatorOf('fr')('header.mobileMenu') })).toBeVisible()
  await expectStill(page, 'an open menu')
})

test('who asked for less movement sees none in the forms, the toasts and on the way to an anchor', async ({
  page,
}) => {
  await page.goto('/')
  const contact = contactOf(page)
  await contact.fill({ firstName: 'M', lastName: 'D', email: uniqueEmail(), message: 'B' })
  await contact.submit.click()
  await expect(contact.toasts).toBeVisible()
  await expectStill(page, 'toast')
  const estimator = estimatorOf(page)
  await estimator.answer({ type: 'f2', beds: '4' })
  await estimator.submit.click()
  await estimator.expectState('gated')
  await expectStill(page, 'result')
  await page.getByRole('contentinfo').locator('a[href="#top"]').click()
  await expectStill(page, 'back to top')
})
