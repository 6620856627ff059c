import { expect, test } from './fixtures'

test('no script is fetched before the first frame of the whole page', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => performance.mark('first frame of the whole page')),
    )
  })
  await page.goto('/')
  // The browser lists a script once it has it whole.
  const starts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (name.endsWith('.js') ? startTime : [])),
    )
  await expect.poll(async () => (await starts()).length).toBeGreaterThan(3)
  const frame = await page.evaluate(
    () => performance.getEntriesByName('first frame of the whole page')[0]?.startTime,
  )
  expect(Math.min(...(await starts()))).toBeGreaterThanOrEqual(frame ?? Number.NaN)
})

test.describe('what is not of this build', () => {
  test.use({ expectedFaults: [/policy violation|Content Security Policy|TrustedHTML|TrustedScript/] })

  test('does not run in a page', async ({ page }) => {
    await page.goto('/')
    const outcome = await page.evaluate(() => {
      const refused = (attempt: () => void) => {
        try {
          attempt()
          return 'ran'
        } catch (error) {
          return (error as Error).name
        }
      }
      const script = document.createElement('script')
      const { body } = document
      return [
        refused(() => body.insertAdjacentHTML('beforeend', '<img src="x" onerror="alert(1)">')),
        refused(() => Object.assign(script, { textContent: 'document.title = "taken"' })),
        refused(() => Object.assign(script, { src: 'https://elsewhere.example/x.js' })),
      ]
    })
    expect(outcome).toEqual(['TypeError', 'TypeError', 'TypeError'])
  })
})
