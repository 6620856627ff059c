import puppeteer from 'puppeteer-core'
import type { Engine } from './visitor'

const program = '/usr/bin/firefox-esr'

/** Debian's Firefox over WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  name: 'Firefox',
  needs: { [program]: 'firefox-esr' },
  async start(origin) {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program, headless: true })
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    const found = async (selector: string) => {
      const element = await page.waitForSelector(selector)
      if (!element) throw new Error(`There is no ${selector}.`)
      await element.scrollIntoView()
      return element
    }
    return {
      open: async (address) => void (await page.goto(`${origin}${address}`)),
      click: async (selector) => (await found(selector)).click(),
      write: async (selector, text) => (await found(selector)).type(text),
      press: (key) => page.keyboard.press(key),
      widen: (width) => page.setViewport({ width, height: 800 }),
      read: (expression) => page.evaluate(`(${expression})`),
      async leave() {
        await browser.close()
        if (faults.length > 0) throw new Error(`Errors in the page: ${faults.join('; ')}`)
      },
    }
  },
}
