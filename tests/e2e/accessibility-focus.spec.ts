import type { Page } from '@playwright/test'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { expect, test } from './fixtures'

// Instant scrolling: where the focus is can be measured right after the key.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Stop = { what: string; seen: boolean; marked: boolean }

/** What has the focus: whether its middle is in view under nothing else, and whether an outline marks it. */
function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    // What slides in or out for the focus begins with the next frame; on a busy machine its end takes several.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    const stop = document.activeElement
    if (!stop || stop === document.body || stop === document.documentElement) return null
    const { left, top, width, height } = stop.getBoundingClientRect()
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
    const seen = onTop !== null && (stop.contains(onTop) || onTop.contains(stop))
    const outlined = (element: Element | null) => {
      const { outlineStyle, outlineWidth } = element
        ? getComputedStyle(element)
        : { outlineStyle: 'none', outlineWidth: '0' }
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    return {
      what: `<${stop.tagName.toLowerCase()}> ${stop.getAttribute('aria-label') ?? stop.getAttribute('name') ?? stop.textContent?.trim().slice(0, 40)}`,
      seen,
      marked: outlined(stop) || outlined(stop.closest('label')),
    }
  })
}

/** Presses the key until the focus leaves the page, or that many times, and gives every stop on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = 200): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < most) {
    await page.keyboard.press(key)
    const stop = await readStop(page)
    if (!stop) return stops
    stops.push(stop)
  }
  return stops
}

const kinds = [
  publicPath('/', 'fr'),
  publicPath('/pricing', 'nl'),
  publicPath('/contact', 'en'),
  publicPath({ city: 'autun' }, 'fr'),
  publicPath({ city: 'chateau-chinon' }, 'nl'),
]

for (const address of kinds) {
  test(`the focus is seen at each stop of ${address}, forward and back`, async ({ page }) => {
    test.slow()
    await page.goto(address)
    const forward = await walk(page, 'Tab')
    expect(forward.length).toBeGreaterThan(25)
    expect(forward.length).toBeLessThan(200)
    expect(forward.filter(({ seen, marked }) => !seen || !marked)).toEqual([])
    const back = await walk(page, 'Shift+Tab', forward.length)
    expect(back.filter(({ seen, marked }) => !seen || !marked)).toEqual([])
    // The way back visits the same stops: nobody is caught, nothing is left out.
    expect(back.map(({ what }) => what).reverse()).toEqual(forward.map(({ what }) => what))
  })
}

test('the first stop leads past the header', async ({ page }) => {
  const t = translatorOf('fr')
  await page.goto('/autun')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('common.skipToContent') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})
