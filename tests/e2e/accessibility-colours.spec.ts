import { expect, test } from './fixtures'

test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark' } })

test('colours of the reader: what is chosen has an outline, icons are drawn in the colour of their text @once', async ({
  page,
}) => {
  await page.goto('/')
  const outline = (value: string) =>
    page.locator(`label:has([value="${value}"])`).evaluate((label) => getComputedStyle(label).outlineStyle)
  await page.locator('[name="propertyType"][value="f2"]').check()
  expect(await outline('f2')).toBe('solid')
  expect(await outline('f3')).toBe('none')
  const odd = await page.locator('svg').evaluateAll((icons) =>
    icons
      .filter((icon) => icon.parentElement && icon.checkVisibility())
      .filter(
        (icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement as Element).color,
      )
      .map((icon) => icon.parentElement?.textContent),
  )
  expect(odd).toEqual([])
})
