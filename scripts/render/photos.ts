import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { hashedFiles } from '@/lib/cache-headers'
import { isLitter } from '../files'

/** The folder of the original photographs. */
const originals = path.join(process.cwd(), 'photos')

/** Where pages show a photograph: its crop in CSS pixels, and the `sizes` of the image. */
const slots = {
  case: { width: 400, height: 300, sizes: '(min-width: 64rem) 24rem, (min-width: 48rem) 38vw, 92vw' },
  letter: { width: 128, height: 160, sizes: '8rem' },
} as const

export type PhotoSlot = keyof typeof slots

/** Device pixels per CSS pixel. */
const densities = [1, 2] as const
const formats = ['avif', 'webp'] as const

/** A photograph, upright and without the metadata that cameras write (place, time), and its name in URLs. */
type Photo = { pixels: Sharp; hash: string }

/** The URL of a size. Not named by owner or file, which may be private. */
const urlOf = ({ hash }: Photo, slot: PhotoSlot, density: number, format: string) =>
  `${hashedFiles}photos/${hash}-${slots[slot].width * density}.${format}`

/** Crops a photograph around its most salient part. */
const crop = ({ pixels }: Photo, slot: PhotoSlot, density: number) =>
  pixels
    .clone()
    .removeAlpha()
    .resize(slots[slot].width * density, slots[slot].height * density, { position: sharp.strategy.attention })

/** A file name without invisible differences: macOS decomposes accents, copying adds no-break and zero-width spaces. */
const visibleName = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** Reads a photograph. Throws an error that names the file and what to do if it is missing, too small or unreadable. */
async function readPhoto(file: string, folder: string): Promise<Photo> {
  const photo = `The photograph photos/${file}`
  const held = readdirSync(folder).filter((name) => name !== 'README.md' && !isLitter(name))
  const name = held.includes(file) ? file : held.find((other) => visibleName(other) === visibleName(file))
  if (!name) {
    throw new Error(
      `${photo} is missing: put it there, or take it out of lib/content/people.ts. There are: ${held.join(', ') || 'none'}.`,
    )
  }
  const original = readFileSync(path.join(folder, name))
  const read = sharp(original).autoOrient().toColourspace('srgb').raw()
  const { data, info } = await read.toBuffer({ resolveWithObject: true }).catch((error: Error) => {
    throw new Error(`${photo} cannot be read (${error.message}): save it again as JPEG, PNG or WebP.`)
  })
  if (info.width < 800 || info.height < 600) {
    throw new Error(`${photo} has ${info.width} x ${info.height} pixels: give one of at least 800 x 600.`)
  }
  const { width, height, channels } = info
  return {
    pixels: sharp(data, { raw: { width, height, channels } }),
    hash: createHash('sha256').update(original).digest('hex').slice(0, 12),
  }
}

/** Writes every size and format of the photographs into an export. Throws as `readPhoto` does. */
export async function writePhotos(out: string, files: readonly string[], from = originals): Promise<void> {
  for (const photo of await Promise.all(files.map((file) => readPhoto(file, from))))
    for (const slot of Object.keys(slots) as PhotoSlot[])
      for (const density of densities)
        for (const format of formats) {
          const file = path.join(out, urlOf(photo, slot, density, format))
          mkdirSync(path.dirname(file), { recursive: true })
          await crop(photo, slot, density).toFormat(format).toFile(file)
        }
}

const known = new Map<string, Promise<Photo>>()

/**
 * Returns the attributes of a photograph in a slot. Its mean colour is shown until it has loaded. In `next dev` it is inside
 * the page, because only a build writes files. Throws as `readPhoto` does.
 */
export async function photoImage(file: string, slot: PhotoSlot, from = originals) {
  const reading = known.get(file) ?? readPhoto(file, from)
  if (process.env.NODE_ENV === 'production') known.set(file, reading)
  const photo = await reading
  const small = await crop(photo, slot, 1).webp().toBuffer()
  const { channels } = await sharp(small).stats()
  const colour = `rgb(${channels.map(({ mean }) => Math.round(mean)).join(' ')})`
  const image = { ...slots[slot], colour }
  if (process.env.NODE_ENV === 'development')
    return {
      ...image,
      src: `data:image/webp;base64,${small.toString('base64')}`,
      avif: undefined,
      srcSet: undefined,
    }
  const [avif, srcSet] = formats.map((format) =>
    densities
      .map((density) => `${urlOf(photo, slot, density, format)} ${slots[slot].width * density}w`)
      .join(', '),
  )
  return { ...image, src: urlOf(photo, slot, 1, 'webp'), avif, srcSet }
}
