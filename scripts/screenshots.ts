import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { addresses } from '@/lib/content/pages'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { findBrowser } from './browser/find'
import { createApp } from './preview/app'
import { openInbox } from './preview/inbox'
import { close, listen } from './preview/listen'
import { takePicture } from './screenshots/take-picture'

const folder = 'screenshots'
/** The widths by which the look is judged (ART.md), px: phone, tablet, laptop, large screen. */
const widths = [390, 768, 1280, 1920]
const port = Number(process.env.PORT || '3300')

const notFound = locales.map((locale) => (locale === defaultLocale ? '/absent' : `/${locale}/absent`))
const wanted = process.argv.slice(2)
const pages = [...addresses.map((address) => address.public), ...notFound].filter(
  (address) => wanted.length === 0 || wanted.includes(address),
)

/** Pictures of every page at every width, or of the addresses that are named: `npm run screenshots -- /nl /tarifs`. */
async function main() {
  if (!existsSync('out/index.html')) throw new Error('There is no export in out/; npm run build makes it.')
  const inbox = openInbox(path.join(folder, 'inbox.jsonl'))
  const servers = await listen(createApp({ out: 'out', inbox, leadsPerMinute: 1 }), port, '127.0.0.1')
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env, chromium.executablePath()),
    args: ['--disable-gpu', '--disable-background-networking'],
  })
  const origin = `http://127.0.0.1:${port}`
  let tooWide = 0
  for (const width of widths) {
    for (const address of pages) {
      const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')
      const overflow = await takePicture(browser, {
        origin,
        width,
        address,
        file: path.join(folder, `${name}-${width}.png`),
      })
      if (overflow.length > 0) console.error(`${address} at ${width} px is too wide: ${overflow.join(', ')}`)
      tooWide += overflow.length
    }
  }
  await browser.close()
  await close(servers, 1000)
  console.log(`${pages.length * widths.length} pictures are in ${folder}/.`)
  if (tooWide > 0) process.exitCode = 1
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
