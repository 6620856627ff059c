import { site } from '@/lib/build/site'
import { translatorOf } from '@/lib/build/translate'
import { expect, test } from './fixtures'
import { absentPage, pagesOfEachKind } from './page-actions'
import { addTextSpacing, losses } from './room'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/404 \(Not Found\)/] })

// Dutch has the longest words.
for (const address of [...pagesOfEachKind('nl'), absentPage('nl')]) {
  test(`nothing overflows or is clipped at 200 % and 400 % zoom, on a phone at 200 %, or with wider text spacing: ${address}`, async ({
    page,
  }) => {
    // With the banner of the offer.
    await page.goto(`${address}?now=${site.offerEndsOn}`)
    // A window of 1280 px is 640 px wide at 200 % and 320 px at 400 %; a phone of 390 px is 195 px wide at 200 %. All
    // sizes and breakpoints are in rem, so a larger font size in the browser settings gives the same layouts.
    for (const width of [640, 195, 320]) {
      await page.setViewportSize({ width, height: 800 })
      // The new width takes effect asynchronously.
      await expect.poll(() => losses(page), `${width} px`).toEqual([])
    }
    await addTextSpacing(page)
    for (const width of [320, 390, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => losses(page), `more space, ${width} px`).toEqual([])
    }
  })
}

test('the comparison stays a table in a narrow window of a computer, and a hidden heading stays whole', async ({
  page,
}) => {
  await page.goto('/nl')
  for (const width of [640, 320, 195]) {
    await page.setViewportSize({ width, height: 800 })
    const table = page.locator('#comparison').getByRole('table')
    await expect(table).toBeVisible()
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await expect(table.getByRole('row')).toHaveCount(8)
  }
  await page.goto('/en/pricing')
  await expect(page.locator('.sr-only h2').first()).toHaveCSS('white-space', 'pre')
})

/** Targets that are too small: buttons and button-like links under 44 px, others under 24 px (WCAG 2.2, 2.5.8). */
function tooSmall(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].flatMap((target) => {
    const { display } = getComputedStyle(target)
    // Links inside a sentence are exempt.
    if (!target.checkVisibility({ visibilityProperty: true }) || /^inline(-block)?$/.test(display)) return []
    if (target.matches('[aria-hidden="true"] *, [tabindex="-1"]')) return []
    // A checkbox is pressed by its label too.
    const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
    const least = target.matches('button, summary, .button') ? 44 : 24
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim()
    const low = height < (target.closest('dialog') ? 44 : least)
    return low || width < least ? [`${name}: ${Math.round(width)} x ${Math.round(height)}`] : []
  })
}

test('buttons and the items of the mobile menu are at least 44 px high, other targets 24 px @both', async ({
  page,
  isMobile,
}) => {
  for (const address of [...pagesOfEachKind('en'), absentPage('en')]) {
    await page.goto(address)
    await expect.poll(() => page.evaluate(tooSmall), address).toEqual([])
  }
  if (!isMobile) return
  await page.goto('/en')
  await page.getByRole('button', { name: translatorOf('en')('header.openMenu') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => page.evaluate(tooSmall), 'the menu').toEqual([])
})
