import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { hashedFiles } from './cache-headers'
import { themeColours } from './theme-colours'

/** Where pages show a photograph: its crop in CSS pixels, and the `sizes` of the image. */
const slots = {
  case: { width: 400, height: 300, sizes: '(min-width: 64rem) 24rem, (min-width: 48rem) 38vw, 92vw' },
  letter: { width: 128, height: 160, sizes: '8rem' },
} as const

export type PhotoSlot = keyof typeof slots

/** A file name without invisible differences: macOS decomposes accents, copying adds no-break and zero-width spaces. */
const visibleName = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** What else is in the folder: its description, and what systems leave there. */
const notPhoto = /^(\..*|readme\.md|(eh)?thumbs\.db|desktop\.ini)$/i

/** Returns the file that has the name of a photograph, if there is one, and the names of all. */
export function findPhoto(name: string, folder = 'photos'): { file: string | undefined; all: string[] } {
  const all = readdirSync(folder).filter((one) => !notPhoto.test(one))
  const similar = all.find((one) => visibleName(one) === visibleName(name))
  return { file: all.includes(name) ? name : similar, all }
}

/**
 * Reads a photograph, upright and without the metadata that cameras write (place, time). Throws an error that names the file
 * and what to do if it is missing, too small or unreadable.
 */
async function readPhoto(file: string, folder: string) {
  const photo = `The photograph photos/${file}`
  const { file: name, all } = findPhoto(file, folder)
  if (!name)
    throw new Error(
      `${photo} is missing: put it there, or take it out of lib/content/people.ts. There are: ${all.join(', ') || 'none'}.`,
    )
  const original = readFileSync(path.join(folder, name))
  if (original.length === 0) throw new Error(`${photo} is empty: copy it again.`)
  // A transparent picture lies on the colour of the page.
  const background = themeColours().surface
  const read = sharp(original).autoOrient().toColourspace('srgb').flatten({ background }).raw()
  const { data, info } = await read.toBuffer({ resolveWithObject: true }).catch((error: Error) => {
    const remedy = /pixel limit/.test(error.message)
      ? 'save it with at most 6000 pixels on each side'
      : 'save it again as JPEG, PNG or WebP'
    throw new Error(`${photo} cannot be read (${error.message}): ${remedy}.`)
  })
  if (info.width < 800 || info.height < 600)
    throw new Error(`${photo} has ${info.width} x ${info.height} pixels: give one of at least 800 x 600.`)
  return { pixels: sharp(data, { raw: info }), hash: createHash('sha256').update(original).digest('hex') }
}

type Photo = Awaited<ReturnType<typeof readPhoto>>

/**
 * A photograph for screens of one and of two pixels per CSS pixel, cropped around its most salient part. The URL has neither the
 * owner's key nor the name of the file, which may be private.
 */
function cropsOf({ pixels, hash }: Photo, slot: PhotoSlot) {
  const { width, height } = slots[slot]
  const crop = (density: number) => ({
    url: `${hashedFiles}photos/${hash.slice(0, 12)}-${width * density}.webp`,
    picture: pixels
      .clone()
      .resize(width * density, height * density, { position: sharp.strategy.attention })
      .webp(),
  })
  return [crop(1), crop(2)] as const
}

/** Returns every crop of a photograph, with the URL that pages have for it. Throws as `readPhoto` does. */
export async function allCrops(file: string, folder = 'photos') {
  const photo = await readPhoto(file, folder)
  return (['case', 'letter'] as const).flatMap((slot) => cropsOf(photo, slot))
}

const known = new Map<string, Promise<Photo>>()

/**
 * Returns the attributes of a photograph in a slot. Its mean colour is shown until it has loaded. In `next dev` it is inside
 * the page, because only a build writes files. Throws as `readPhoto` does.
 */
export async function photoImage(file: string, slot: PhotoSlot, from = 'photos') {
  const reading = known.get(file) ?? readPhoto(file, from)
  if (process.env.NODE_ENV === 'production') known.set(file, reading)
  const [small, large] = cropsOf(await reading, slot)
  const content = await small.picture.toBuffer()
  const { channels } = await sharp(content).stats()
  const colour = `rgb(${channels.map(({ mean }) => Math.round(mean)).join(' ')})`
  const image = { ...slots[slot], colour }
  if (process.env.NODE_ENV === 'development')
    return { ...image, src: `data:image/webp;base64,${content.toString('base64')}`, srcSet: undefined }
  const { width } = image
  return { ...image, src: small.url, srcSet: `${small.url} ${width}w, ${large.url} ${2 * width}w` }
}
