import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { shareImageSize } from '@/lib/seo/share-image-size'
import { exportedPages, exportFolder, readerPage } from './exported-page'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Width and height in pixels of a PNG of the export; fails when the file is no PNG. */
function sizeOf(path: string) {
  const file = readFileSync(`${exportFolder}${path}`)
  expect(file.subarray(0, png.length).equals(png)).toBe(true)
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

const shared = exportedPages.map(({ address }) => {
  const content = readerPage(address).head.querySelector('meta[property="og:image"]')?.getAttribute('content')
  return { address, path: new URL(content ?? '').pathname }
})

describe('share images', () => {
  test.each(shared)('$address has one of 1200 x 630 pixels that loads fast', ({ path }) => {
    expect(sizeOf(path)).toEqual(shareImageSize)
    expect(readFileSync(`${exportFolder}${path}`).length).toBeLessThanOrEqual(150_000)
  })

  test('are of each page its own', () => {
    const files = new Set(shared.map(({ path }) => readFileSync(`${exportFolder}${path}`, 'base64')))
    expect(files.size).toBe(shared.length)
  })
})

describe.each([...exportedPages.map(({ address }) => address), '/404'])('the icons of %s', (address) => {
  const links = [
    ...readerPage(address).head.querySelectorAll('link[rel~="icon"], link[rel="apple-touch-icon"]'),
  ]

  test('are a vector, a file for old browsers and one for the home screen, all there beside the manifest', () => {
    const [manifest, ...others] = readerPage(address).head.querySelectorAll('link[rel="manifest"]')
    expect([manifest?.getAttribute('href'), others]).toEqual(['/manifest.webmanifest', []])
    const files = links.map((link) => (link.getAttribute('href') ?? '').replace(/\?.*/, ''))
    expect(files.sort()).toEqual(['/apple-icon.png', '/favicon.ico', '/icon.svg'])
    for (const file of files) expect(existsSync(`${exportFolder}${file}`)).toBe(true)
  })
})

test('the icon of a home screen has the 180 pixels that phones ask for', () => {
  expect(sizeOf('/apple-icon.png')).toEqual({ width: 180, height: 180 })
})

describe('the manifest', () => {
  const manifest = JSON.parse(readFileSync(`${exportFolder}/manifest.webmanifest`, 'utf8'))

  test('names icons that have the size it says', () => {
    expect(manifest.icons.length).toBeGreaterThanOrEqual(3)
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = sizeOf(src)
      expect(`${width}x${height}`).toBe(sizes)
    }
  })
})

/** How many elements the browser makes of one: itself, what is in it, and what a `<use>` copies. */
function drawnElements(element: Element): number {
  const address = element.tagName === 'use' ? element.getAttribute('href') : null
  const copied = address === null ? null : element.ownerDocument.getElementById(address.slice(1))
  const parts = [...element.children, ...(copied ? [copied] : [])]
  return parts.reduce((sum, part) => sum + drawnElements(part), 1)
}

describe('drawings', () => {
  /** At a quarter of the speed 1600 held the first screen up for 80 ms, 450 for 40 (docs/performance.md). */
  const most = 900
  const folder = `${exportFolder}/_next/static/media`
  const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'))

  test.each(drawings)('%s is soon drawn on a slow phone', (file) => {
    const drawing = new DOMParser().parseFromString(
      readFileSync(`${folder}/${file}`, 'utf8'),
      'image/svg+xml',
    )
    expect(drawnElements(drawing.documentElement)).toBeLessThanOrEqual(most)
  })
})
