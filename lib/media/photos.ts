import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { hashedFiles } from '../deploy/cache-headers'

/** Where pages show a photograph: its crop in CSS pixels, and the `sizes` of the image. */
const slots = {
  case: { width: 400, height: 300, sizes: '(min-width: 64rem) 24rem, (min-width: 48rem) 38vw, 92vw' },
  letter: { width: 128, height: 160, sizes: '8rem' },
} as const

export type PhotoSlot = keyof typeof slots

/** The photographs in a folder, without its description and what systems leave there. */
export const photosIn = (folder = 'photos') =>
  readdirSync(folder).filter((name) => /^[^.].*\.(avif|jpe?g|png|tiff?|webp)$/i.test(name))

/** A crop around the most salient part. sharp leaves out what cameras write: place, time, owner. */
async function crop(original: Buffer, width: number, height: number) {
  const upright = sharp(original).autoOrient().resize(width, height, { position: sharp.strategy.attention })
  const content = await upright.webp().toBuffer()
  // The file's own name may be private.
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12)
  return { url: `${hashedFiles}photos/${hash}.webp`, content }
}

async function readCrops(file: string, slot: PhotoSlot) {
  const { width, height } = slots[slot]
  const original = readFileSync(file)
  const { autoOrient } = await sharp(original).metadata()
  if (autoOrient.width < 800 || autoOrient.height < 600)
    throw new Error(`it has ${autoOrient.width} x ${autoOrient.height} pixels, and needs 800 x 600`)
  return [await crop(original, width, height), await crop(original, 2 * width, 2 * height)] as const
}

const known = new Map<string, ReturnType<typeof readCrops>>()

/**
 * Returns the crops of a photograph in a slot, for screens of one and of two pixels per CSS pixel. Throws an error that names
 * the file if it is missing, unreadable or too small.
 */
export async function cropsOf(file: string, slot: PhotoSlot, folder = 'photos') {
  const name = path.join(folder, file)
  const key = `${name} ${slot}`
  const crops = known.get(key) ?? readCrops(name, slot)
  known.set(key, crops)
  return crops.catch((error: Error) => {
    // In `next dev` its file may be replaced.
    known.delete(key)
    throw new Error(
      `The photograph ${name} cannot be used: ${error.message}. Give another JPEG, PNG or WebP.`,
    )
  })
}

/**
 * Returns the attributes of a photograph in a slot. In `next dev` it is inside the page, because only a build writes files.
 * Throws as `cropsOf` does.
 */
export async function photoImage(file: string, slot: PhotoSlot, folder = 'photos') {
  const [small, large] = await cropsOf(file, slot, folder)
  const inside = `data:image/webp;base64,${small.content.toString('base64')}`
  if (process.env.NODE_ENV === 'development') return { ...slots[slot], src: inside, srcSet: undefined }
  const { width } = slots[slot]
  return { ...slots[slot], src: small.url, srcSet: `${small.url} ${width}w, ${large.url} ${2 * width}w` }
}
