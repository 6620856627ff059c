import { readFileSync, writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'

const source = readFileSync('app/icon.svg')

/** The part of the drawing that the pattern captures. Throws if there is none. */
function read(pattern: RegExp, expected: string): string {
  const found = pattern.exec(source.toString())?.[1]
  if (!found) throw new Error(`app/icon.svg needs ${expected}.`)
  return found
}

const ground = read(/<rect[^>]*fill="([^"]+)"/, 'a first <rect fill="..."> as its ground')

/** Width of the square drawing in its own units. */
const side = Number(read(/viewBox="0 0 (\d+) \1"/, 'a square viewBox such as "0 0 16 16"'))

const draw = (size: number) => sharp(source, { density: (72 * size) / side }).resize(size, size)
const png = (image: Sharp) => image.png({ palette: true, compressionLevel: 9 }).toBuffer()

/** The icon, scaled to a share of the side, on a full square of its ground. Systems crop this square to their own shape. */
async function bleed(size: number, share: number) {
  const input = await draw(Math.round(size * share)).toBuffer()
  const canvas = { width: size, height: size, channels: 4, background: ground } as const
  return png(sharp({ create: canvas }).composite([{ input }]))
}

/** An .ico file of PNG images: a header of 6 bytes, an entry of 16 bytes for each image, the images. */
function ico(sizes: readonly number[], images: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index
    const size = sizes[index] ?? 0
    header.set([size, size], entry)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(image.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += image.length
  }
  return Buffer.concat([header, ...images])
}

// Every icon is made from app/icon.svg, whose first `rect` is the ground.
const favicons = [16, 32, 48]
writeFileSync('app/favicon.ico', ico(favicons, await Promise.all(favicons.map((size) => png(draw(size))))))
writeFileSync('app/apple-icon.png', await bleed(180, 0.84))
for (const size of [192, 512]) writeFileSync(`public/icon-${size}.png`, await png(draw(size)))
writeFileSync('public/icon-maskable-512.png', await bleed(512, 0.7))
