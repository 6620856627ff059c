/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { photoImage, photosIn } from '@/lib/media/photos'
import { filesOf } from '@/scripts/export/files'
import { writePhotos } from '@/scripts/export/photos'
import { temporaryFolder } from '../scripts/temporary-folder'

const { folder: originals } = temporaryFolder(['README.md', '._jeanne.jpg'])
const { folder: out } = temporaryFolder([])
const create = { width: 1200, height: 900, channels: 3, background: '#b4783c' } as const

test.each(['case', 'letter'] as const)('offers a photograph as WebP in two sizes for a %s', async (slot) => {
  // Stored sideways as phones do, with its author.
  const photo = sharp({ create }).withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Jeanne' } } })
  await photo.toFile(path.join(originals, 'Jeanne 1.JPG'))
  expect(photosIn(originals)).toContain('Jeanne 1.JPG')
  await writePhotos(out, ['Jeanne 1.JPG'], originals)
  const { src, srcSet, width, height } = await photoImage('Jeanne 1.JPG', slot, originals)
  const offered = `${srcSet}`.split(', ').map((candidate) => candidate.replace(/ .*/, ''))
  expect(offered[0]).toBe(src)
  for (const [index, url] of offered.entries()) {
    expect(url).toMatch(/^\/_next\/static\/photos\/[\da-f]{12}\.webp$/)
    const { exif, ...metadata } = await sharp(path.join(out, url)).metadata()
    expect(metadata).toMatchObject({
      format: 'webp',
      width: (index + 1) * width,
      height: (index + 1) * height,
    })
    expect(exif).toBeUndefined()
  }
  expect(filesOf(out)).toHaveLength(4)
})

test.each([
  ['letter.png', async () => 'a letter', 'unsupported image format'],
  [
    'small.png',
    () =>
      sharp({ create: { ...create, width: 600 } })
        .png()
        .toBuffer(),
    '600 x 900 pixels',
  ],
  ['missing.png', null, 'no such file'],
])('the build names an unusable photograph, and reads it again: %s', async (name, content, problem) => {
  if (content) writeFileSync(path.join(originals, name), await content())
  const failed = expect(photoImage(name, 'case', originals)).rejects
  await failed.toThrow(new RegExp(`${name} cannot be used: .*${problem}`))
  await sharp({ create }).toFile(path.join(originals, name))
  await expect(photoImage(name, 'case', originals)).resolves.toMatchObject({ width: 400 })
})
