import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { addresses } from '@/lib/content/pages'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { findOrInstallBrowser } from './browser'
import { createApp } from './preview/app'
import { openInbox } from './preview/inbox'
import { listen } from './preview/listen'
import { takePicture } from './screenshots/take-picture'

const folder = 'screenshots'
/** Widths of the pictures, px: phone, tablet, laptop, large screen. */
const widths = [390, 768, 1280, 1920]
const port = Number(process.env.PORT || '3300')

const notFound = locales.map((locale) => (locale === defaultLocale ? '/absent' : `/${locale}/absent`))
const wanted = process.argv.slice(2)
const pages = [...addresses.map((address) => address.public), ...notFound].filter(
  (address) => wanted.length === 0 || wanted.includes(address),
)

/** Reports each element that makes a page scroll sideways. Returns their number. */
async function takePictures(browser: Browser, origin: string): Promise<number> {
  let tooWide = 0
  for (const width of widths) {
    for (const address of pages) {
      const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')
      const file = path.join(folder, `${name}-${width}.png`)
      const overflow = await takePicture(browser, { origin, width, address, file })
      if (overflow.length > 0)
        console.error(`${address} scrolls sideways at ${width} px: ${overflow.join(', ')}`)
      tooWide += overflow.length
    }
  }
  return tooWide
}

/** Takes pictures of every page at every width, or of the given addresses: `npm run screenshots -- /nl /tarifs`. */
async function main() {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--disable-gpu', '--disable-background-networking'],
  })
  const inbox = openInbox(path.join(folder, 'inbox.jsonl'))
  const server = await listen(createApp({ out: 'out', inbox }), port, '127.0.0.1')
  try {
    const tooWide = await takePictures(browser, `http://127.0.0.1:${port}`)
    console.log(`Wrote ${pages.length * widths.length} pictures to ${folder}/.`)
    if (tooWide > 0) process.exitCode = 1
  } finally {
    // Also after an error, because an open server or browser would keep this process running.
    server.close()
    server.closeAllConnections()
    await browser.close()
  }
}

main().catch((error: Error) => {
  console.error(`Taking pictures failed: ${error.message.split('\n', 1)[0]}`)
  process.exitCode = 1
})
