import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { themeColours } from '@/lib/media/theme-colours'
import { brandMark } from '@/lib/site/brand'
import { brandTexts, iconSvg } from './brand-files'
import { runStep } from './run'

/** An .ico file of PNG pictures: a header of 6 bytes, 16 bytes for each picture, and the pictures. */
function ico(pictures: readonly { size: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, data }] of pictures.entries()) {
    const at = 6 + 16 * index
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(data.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += data.length
  }
  return Buffer.concat([header, ...pictures.map(({ data }) => data)])
}

/** Writes everything that follows from the folder brand/, once all of it is drawn. */
await runStep('The brand', async () => {
  const texts = Object.entries(brandTexts).map(
    ([file, edit]) => [file, edit(readFileSync(file, 'utf8'))] as const,
  )
  const mark = brandMark(undefined, themeColours(Object.fromEntries(texts)['app/globals.css']))
  /** Draws the mark as a PNG. Rounded corners are transparent; a maskable icon and that of Apple have none. */
  const png = (size: number, share: number, rounded = true) =>
    sharp(Buffer.from(iconSvg(mark, share, rounded)), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer()
      .catch(({ message }) => Promise.reject(new Error(`brand/mark.svg cannot be drawn: ${message}`)))
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(size, 1) })))
  const files = [
    ...texts,
    ['app/icon.svg', iconSvg(mark, 0.95)],
    ['app/apple-icon.png', await png(180, 0.85, false)],
    ['public/icon-192.png', await png(192, 0.95)],
    ['public/icon-512.png', await png(512, 0.95)],
    ['public/icon-maskable-512.png', await png(512, 0.75, false)],
    ['app/favicon.ico', ico(small)],
  ] as const
  for (const [file, content] of files) writeFileSync(file, content)
  return `Written: ${files.map(([file]) => file).join(', ')}.`
})
