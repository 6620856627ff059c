import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { brandTexts, iconSvg } from './brand'

/** Draws the mark as a PNG. Rounded corners are transparent; a maskable icon and that of Apple have none. */
const png = (size: number, share: number, rounded = true) =>
  sharp(Buffer.from(iconSvg(share, rounded)), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer()

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

/** Writes everything that follows from the folder brand/. Colours come first, because the mark uses them. */
for (const [file, edit] of Object.entries(brandTexts)) writeFileSync(file, edit(readFileSync(file, 'utf8')))
writeFileSync('app/icon.svg', iconSvg(0.95))
writeFileSync('app/apple-icon.png', await png(180, 0.85, false))
for (const size of [192, 512]) writeFileSync(`public/icon-${size}.png`, await png(size, 0.95))
writeFileSync('public/icon-maskable-512.png', await png(512, 0.75, false))
const small = [16, 32, 48].map(async (size) => ({ size, data: await png(size, 1) }))
writeFileSync('app/favicon.ico', ico(await Promise.all(small)))
