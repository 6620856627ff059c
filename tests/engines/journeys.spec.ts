import { existsSync } from 'node:fs'
import { test as base } from '../e2e/fixtures'
import { type Engine, testJourneys } from './journeys'

const test = base.extend<{ engine: Engine }>({
  engine: ({ page }, use) =>
    use({
      async open(path, width = 450) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
      },
      press: (selector) => page.locator(selector).click(),
      pressAt: (x, y) => page.mouse.click(x, y),
      type: (selector, text) => page.locator(selector).pressSequentially(text),
      key: (name) => page.keyboard.press(name),
      address: async () => page.url(),
      run: (script) => page.evaluate(script),
    }),
})

test.skip(
  ({ playwright, browserName }) => !existsSync(playwright[browserName].executablePath()),
  'This browser is not installed. Fix: npx playwright install firefox webkit',
)

testJourneys(test)
