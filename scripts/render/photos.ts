import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** The folder of the original photographs, and the folder of the published sizes, which the build writes. */
const originals = path.join(process.cwd(), 'photos')
const published = path.join(process.cwd(), 'public', 'photos')

/** Where pages show a photograph: its crop in CSS pixels, and the `sizes` of the image. */
const slots = {
  case: { width: 400, height: 300, sizes: '(min-width: 64rem) 24rem, (min-width: 48rem) 38vw, 92vw' },
  letter: { width: 128, height: 160, sizes: '8rem' },
} as const

export type PhotoSlot = keyof typeof slots

/** Device pixels per CSS pixel. */
const densities = [1, 2] as const
const formats = ['avif', 'webp'] as const

const fileName = (owner: string, slot: PhotoSlot, density: number, format: string) =>
  `${owner}-${slot}-${slots[slot].width * density}.${format}`

/** A file name without invisible differences: macOS decomposes accents, copying adds no-break and zero-width spaces. */
const visibleName = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

/**
 * Reads a photograph, upright and without the metadata that cameras write (place, time). Throws an error that names the
 * file and what to do if it is missing, too small or unreadable.
 */
async function readPhoto(file: string, folder: string) {
  const photo = `The photograph photos/${file}`
  const held = readdirSync(folder).filter((name) => name !== 'README.md')
  const name = held.includes(file) ? file : held.find((other) => visibleName(other) === visibleName(file))
  if (!name) {
    throw new Error(
      `${photo} is missing: put it there, or take it out of lib/content/people.ts. There are: ${held.join(', ') || 'none'}.`,
    )
  }
  const read = sharp(path.join(folder, name)).autoOrient().toColourspace('srgb').raw()
  const { data, info } = await read.toBuffer({ resolveWithObject: true }).catch((error: Error) => {
    throw new Error(`${photo} cannot be read (${error.message}): save it again as JPEG, PNG or WebP.`)
  })
  if (info.width < 800 || info.height < 600) {
    throw new Error(`${photo} has ${info.width} x ${info.height} pixels: give one of at least 800 x 600.`)
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/**
 * Writes every size and format of the photographs, named by owner. Empties the folder first, so that removed photographs
 * are no longer published. Crops each around its most salient part. Throws as `readPhoto` does.
 */
export async function writePhotos(photos: Record<string, string>, from = originals, to = published) {
  rmSync(to, { recursive: true, force: true })
  for (const [owner, file] of Object.entries(photos)) {
    const photo = await readPhoto(file, from)
    mkdirSync(to, { recursive: true })
    for (const slot of Object.keys(slots) as PhotoSlot[]) {
      for (const density of densities) {
        const [width, height] = [slots[slot].width * density, slots[slot].height * density]
        const crop = photo.clone().removeAlpha().resize(width, height, { position: sharp.strategy.attention })
        for (const format of formats) {
          const name = fileName(owner, slot, density, format)
          await crop.clone().toFormat(format).toFile(path.join(to, name))
        }
      }
    }
  }
}

/** Returns the attributes of an owner's photograph in a slot. Its mean colour is shown until it has loaded. */
export async function photoImage(owner: string, slot: PhotoSlot, folder = published) {
  const smallest = fileName(owner, slot, 1, 'webp')
  const { channels } = await sharp(path.join(folder, smallest)).stats()
  const colour = `rgb(${channels.map(({ mean }) => Math.round(mean)).join(' ')})`
  const [avif, srcSet] = formats.map((format) =>
    densities
      .map((density) => `/photos/${fileName(owner, slot, density, format)} ${slots[slot].width * density}w`)
      .join(', '),
  )
  return { ...slots[slot], src: `/photos/${smallest}`, avif, srcSet, colour }
}
