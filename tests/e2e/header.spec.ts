import { brand } from '@/lib/build/site'
import { translatorOf } from '@/lib/build/translate'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { expect, test } from './fixtures'
import { scrollPage, shiftOf, untilFontsLoaded, visit } from './page-actions'
import { addTextSpacing, crowding, expectLinks, expectRoom, headerOf, roomy } from './room'

test('the cities menu opens by click and keyboard, and closes on Escape, on a click outside and on a choice', async ({
  page,
}) => {
  const t = translatorOf('nl')
  await visit(page, '/nl')
  const opener = headerOf(page).getByRole('button', { name: t('header.cities') })
  const first = headerOf(page).getByRole('link', { name: t('cities.dijon.name'), exact: true })
  await opener.click()
  await expect(first).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  // It opens below its button.
  const distance = () =>
    opener.evaluate((button) => {
      const [from, to] = [button, button.nextElementSibling?.nextElementSibling ?? button].map((element) =>
        element.getBoundingClientRect(),
      )
      return [(to?.left ?? 0) - (from?.left ?? 0), (to?.top ?? 0) - (from?.bottom ?? 0)]
    })
  await expect.poll(distance).toEqual([0, 4])
  // Nothing here takes the focus.
  await headerOf(page).click({ position: { x: 5, y: 5 } })
  await expect(first).toBeHidden()

  await opener.click()
  await headerOf(page).getByRole('link').first().focus()
  await expect(first).toBeHidden()

  await opener.click()
  // In a new tab, so that this page stays.
  await first.click({ modifiers: ['ControlOrMeta'] })
  await expect(first).toBeHidden()
})

test('the header hides on scroll down and reappears on scroll up, without layout shift @both', async ({
  page,
}) => {
  await visit(page, '/')
  const header = headerOf(page)
  await untilFontsLoaded(page)
  const before = await shiftOf(page)
  await scrollPage(page, 80)
  await expect(header).toHaveAttribute('data-state', 'visible')
  await scrollPage(page, 81)
  await expect(header).toHaveAttribute('data-state', 'hidden')
  await scrollPage(page, 600)
  await expect(header).not.toBeInViewport()
  await scrollPage(page, 560)
  await expect(header).toHaveAttribute('data-state', 'visible')
  await expect(header).toBeInViewport({ ratio: 1 })
  await scrollPage(page, 900)
  await scrollPage(page, 40)
  await expect(header).toHaveAttribute('data-state', 'visible')
  await expect.poll(() => shiftOf(page)).toBe(before)
})

test('the header reappears on focus, and stays while it has the focus or a menu is open', async ({
  page,
}) => {
  await visit(page, '/')
  const header = headerOf(page)
  await scrollPage(page, 600)
  await expect(header).toHaveAttribute('data-state', 'hidden')
  await header.getByRole('link').first().focus()
  await expect(header).toHaveAttribute('data-state', 'visible')
  await scrollPage(page, 700)
  await expect(header).toHaveAttribute('data-state', 'visible')
  await header.getByRole('button', { name: translatorOf('fr')('header.cities') }).click()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await scrollPage(page, 900)
  await expect(header).toHaveAttribute('data-state', 'visible')
})

for (const locale of locales) {
  test(`the header fits whatever the letters, the languages and the name of the company in ${locale}`, async ({
    page,
  }) => {
    await page.goto(publicPath('/contact', locale))
    await expectRoom(page, 'as it is')
    await expectLinks(page, { 767: false, 768: true, 1280: true })
    await headerOf(page).evaluate((header) => {
      for (const list of header.querySelectorAll('ul:has(> li > [hreflang])'))
        list.append(list.lastElementChild?.cloneNode(true) ?? '')
      for (const copy of header.querySelectorAll('[data-text="EN"]')) copy.after(copy.cloneNode(true))
    })
    await expectRoom(page, 'a fourth language')
    await headerOf(page).evaluate((header, name) => {
      const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
      while (texts.nextNode())
        if (texts.currentNode.textContent === name) texts.currentNode.textContent = 'Conciergerie Bourguignon'
    }, brand)
    await expectRoom(page, 'and a name of 24 letters')
    await addTextSpacing(page)
    await expectRoom(page, 'and wider text spacing')
  })
}

test.describe('without fonts', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('the links of the header fit on one line and inside the margin at 1280 px', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/en')
    await expect.poll(() => crowding(page)).toEqual(roomy)
    const last = headerOf(page).locator('a:visible').last()
    const end = () => last.evaluate((link) => link.getBoundingClientRect().right)
    await expect.poll(end).toBeLessThanOrEqual(1280 - 40)
  })
})
