import type { Page } from 'playwright/test'
import { translatorOf } from '@/lib/i18n/translate'
import { expect, test } from './fixtures'
import { contactOf, estimatorOf, uniqueEmail } from './form-actions'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Running animations and styles with a duration of more than one frame, and smooth scrolling. */
function movements(): string[] {
  const frame = 0.017
  const isLong = (durations: string) => durations.split(',').some((one) => Number.parseFloat(one) > frame)
  const running = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > frame * 1000)
  const moving = [...document.querySelectorAll('*')].filter((element) => {
    const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(element)
    const animated = animationName !== 'none' && isLong(animationDuration)
    return isLong(transitionDuration) || animated || scrollBehavior !== 'auto'
  })
  return [
    ...running.map((animation) => `${animation.constructor.name} runs`),
    ...moving.map((element) => `<${element.tagName}> ${element.getAttribute('class')}`),
  ]
}

const expectStill = (page: Page, what: string) =>
  expect.poll(() => page.evaluate(movements), what).toEqual([])

test('with reduced motion, nothing animates on the page and in the menu @phone', async ({ page }) => {
  await page.goto('/')
  await expectStill(page, 'at the top')
  await page.locator('#faq summary').first().click()
  await expectStill(page, 'an open question')
  await page.getByRole('banner').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: translatorOf('fr')('header.mobileMenu') })).toBeVisible()
  await expectStill(page, 'an open menu')
})

test('with reduced motion, nothing animates in forms and toasts or when scrolling to an anchor', async ({
  page,
}) => {
  await page.goto('/')
  const contact = contactOf(page)
  await contact.fill({ firstName: 'M', lastName: 'D', email: uniqueEmail(), message: 'B' })
  await contact.submit.click()
  await expect(contact.toasts).toBeVisible()
  await expectStill(page, 'toast')
  const estimator = estimatorOf(page)
  await estimator.estimate()
  await expectStill(page, 'result')
  await page.getByRole('contentinfo').locator('a[href="#top"]').click()
  await expectStill(page, 'back to top')
})
