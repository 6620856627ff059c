/** @jest-environment node */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { photoImage, writePhotos } from '@/scripts/render/photos'
import { temporaryFolder } from './temporary-folder'

const { folder: root } = temporaryFolder(['photos/README.md', 'public/photos/gone-case-400.webp'])
const originals = path.join(root, 'photos')
const published = path.join(root, 'public', 'photos')
const write = (photos: Record<string, string>) => writePhotos(photos, originals, published)

/** A brown photograph, stored sideways with an EXIF orientation as phones do, and with an author in its metadata. */
const photograph = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 120, b: 60 } } }).withMetadata({
    orientation: 6,
    exif: { IFD0: { Artist: 'Jeanne' } },
  })

describe('readable photographs', () => {
  const owners = ['jeanne', 'luc', 'mia'] as const
  const looks = owners.flatMap((owner) => [[owner, 'case'] as const, [owner, 'letter'] as const])

  beforeAll(async () => {
    await photograph().toFile(path.join(originals, 'jeanne.jpg'))
    await photograph().ensureAlpha().toFile(path.join(originals, 'luc.png'))
    await photograph().toColourspace('b-w').jpeg().toFile(path.join(originals, 'Mia 1.JPG'))
    await write({ jeanne: 'jeanne.jpg', luc: 'luc.png', mia: 'Mia 1.JPG' })
  }, 60_000)

  test('deletes photographs that no entry names', () => {
    expect(existsSync(path.join(published, 'gone-case-400.webp'))).toBe(false)
  })

  test.each(looks)('offers %s (%s) in two sizes, as AVIF and WebP', async (owner, slot) => {
    const { src, srcSet, avif, width, height } = await photoImage(owner, slot, published)
    const sizes = [
      { width, height },
      { width: 2 * width, height: 2 * height },
    ]
    const metadataOf = (address: string) => sharp(path.join(root, 'public', address)).metadata()
    const offered = (candidates = '') =>
      Promise.all(candidates.split(', ').map((candidate) => metadataOf(candidate.replace(/ .*/, ''))))
    expect(await metadataOf(src)).toMatchObject({ width, height })
    expect(await offered(avif)).toMatchObject(sizes.map((size) => ({ ...size, format: 'heif' })))
    expect(await offered(srcSet)).toMatchObject(sizes.map((size) => ({ ...size, format: 'webp' })))
  })

  test('returns the mean colour of the photograph, grey for black and white', async () => {
    const channels = async (owner: string) =>
      (await photoImage(owner, 'case', published)).colour.match(/\d+/g)?.map(Number) ?? []
    const [red = 0, green = 0, blue = 0] = await channels('jeanne')
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
    expect(new Set(await channels('mia')).size).toBe(1)
  })

  test('publishes no metadata of the camera', async () => {
    for (const name of readdirSync(published)) {
      expect((await sharp(path.join(published, name)).metadata()).exif).toBeUndefined()
    }
  })
})

test('finds a photograph whose name differs only in the form of its accents and blanks', async () => {
  await photograph().toFile(path.join(originals, 'Ame\u0301lie\u00a01.jpg'))
  await write({ amelie: 'Am\u00e9lie 1.jpg' })
  expect(existsSync(path.join(published, 'amelie-case-400.webp'))).toBe(true)
})

test('fails the build if a photograph is missing, and lists the existing files', async () => {
  writeFileSync(path.join(originals, 'Anna.jpg'), '')
  await expect(write({ anna: 'anna.jpg' })).rejects.toThrow(
    /photos\/anna\.jpg is missing: put it there.*There are: .*Anna\.jpg/,
  )
})

test.each([
  ['is not an image', async () => 'a letter, not a picture', 'cannot be read'],
  ['is truncated', async () => (await photograph().png().toBuffer()).subarray(0, 2000), 'cannot be read'],
  ['is too small once upright', () => photograph(800, 600).png().toBuffer(), 'has 600 x 800 pixels'],
])('fails the build and names a photograph that %s', async (_what, content, problem) => {
  writeFileSync(path.join(originals, 'photo.png'), await content())
  await expect(write({ anna: 'photo.png' })).rejects.toThrow(`photos/photo.png ${problem}`)
})
