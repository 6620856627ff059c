import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { shareImageSize } from '@/lib/build/seo/urls'
import { exportedPages, exportFolder, readerPage } from './exported-page'

/** Width and height of an exported PNG, px. Fails if the file is not a PNG. */
async function sizeOf(path: string) {
  const { format, width, height } = await sharp(`${exportFolder}${path}`).metadata()
  expect(format).toBe('png')
  return { width, height }
}

const shared = exportedPages.map(({ address }) => {
  const content = readerPage(address).head.querySelector('meta[property="og:image"]')?.getAttribute('content')
  return { address, path: new URL(content ?? '').pathname }
})

test.each(shared)('$address has a share image of 1200 x 630 px and at most 150 kB', async ({ path }) => {
  expect(await sizeOf(path)).toEqual(shareImageSize)
  expect(readFileSync(`${exportFolder}${path}`).length).toBeLessThanOrEqual(150_000)
})

test('no two pages have the same share image', () => {
  const files = new Set(shared.map(({ path }) => readFileSync(`${exportFolder}${path}`, 'base64')))
  expect(files.size).toBe(shared.length)
})

test('the icons of the manifest and of Apple devices have the stated sizes', async () => {
  const { icons } = JSON.parse(readFileSync(`${exportFolder}/manifest.webmanifest`, 'utf8'))
  expect(icons.length).toBeGreaterThanOrEqual(3)
  for (const { src, sizes } of [...icons, { src: '/apple-icon.png', sizes: '180x180' }]) {
    const { width, height } = await sizeOf(src)
    expect(`${width}x${height}`).toBe(sizes)
  }
})

/** The number of elements that the browser draws: the element, its descendants, and the copies of `<use>`. */
function drawnElements(element: Element): number {
  const address = element.tagName === 'use' ? element.getAttribute('href') : null
  const copied = address === null ? null : element.ownerDocument.getElementById(address.slice(1))
  const parts = [...element.children, ...(copied ? [copied] : [])]
  return parts.reduce((sum, part) => sum + drawnElements(part), 1)
}

const media = `${exportFolder}/_next/static/media`
const drawings = readdirSync(media).filter((file) => file.endsWith('.svg'))

// At a quarter of the CPU speed, 1600 elements delayed the first screen by 80 ms, 450 by 40 ms.
test.each(drawings)('%s draws few enough elements for a slow phone', (file) => {
  const drawing = new DOMParser().parseFromString(readFileSync(`${media}/${file}`, 'utf8'), 'image/svg+xml')
  expect(drawnElements(drawing.documentElement)).toBeLessThanOrEqual(900)
})
