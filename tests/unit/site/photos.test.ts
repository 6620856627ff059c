/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { type PhotoSlot, photoImage } from '@/lib/site/photos'
import { filesOf } from '@/scripts/export/files'
import { writePhotos } from '@/scripts/export/photos'
import { temporaryFolder } from '../scripts/temporary-folder'

const { folder: originals } = temporaryFolder(['README.md', '._jeanne.jpg', 'Thumbs.db'])
const { folder: out } = temporaryFolder([])
const image = (file: string, slot: PhotoSlot = 'case') => photoImage(file, slot, originals)

/** A brown photograph, stored sideways with an EXIF orientation as phones do, and with an author in its metadata. */
const photograph = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 120, b: 60 } } }).withMetadata({
    orientation: 6,
    exif: { IFD0: { Artist: 'Jeanne' } },
  })

describe('readable photographs', () => {
  const files = ['jeanne.jpg', 'luc.png', 'Mia 1.JPG'] as const
  const looks = files.flatMap((file) => [[file, 'case'] as const, [file, 'letter'] as const])

  beforeAll(async () => {
    await photograph().toFile(path.join(originals, 'jeanne.jpg'))
    await photograph().ensureAlpha().toFile(path.join(originals, 'luc.png'))
    await photograph().toColourspace('b-w').jpeg().toFile(path.join(originals, 'Mia 1.JPG'))
    await writePhotos(out, files, originals)
  }, 60_000)

  test.each(looks)('offers %s (%s) in two sizes', async (file, slot) => {
    const { src, srcSet = '', width, height } = await image(file, slot)
    const metadataOf = (address: string) => sharp(path.join(out, address)).metadata()
    expect(await metadataOf(src)).toMatchObject({ width, height })
    const offered = srcSet.split(', ').map((candidate) => metadataOf(candidate.replace(/ .*/, '')))
    expect(await Promise.all(offered)).toMatchObject([
      { width, height, format: 'webp' },
      { width: 2 * width, height: 2 * height, format: 'webp' },
    ])
  })

  test('returns the mean colour of the photograph, grey for black and white', async () => {
    const channels = async (file: string) => (await image(file)).colour.match(/\d+/g)?.map(Number) ?? []
    const [red = 0, green = 0, blue = 0] = await channels('jeanne.jpg')
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
    expect(new Set(await channels('Mia 1.JPG')).size).toBe(1)
  })

  test('publishes neither metadata of the camera nor the name of the file', async () => {
    const published = filesOf(out)
    expect(published).toHaveLength(files.length * 4)
    for (const name of published) {
      expect((await sharp(path.join(out, name)).metadata()).exif).toBeUndefined()
      expect(name).toMatch(/^_next\/static\/photos\/[\da-f]{12}-\d+\.webp$/)
    }
  })

  test('is inside the page in next dev', async () => {
    jest.replaceProperty(process.env, 'NODE_ENV', 'development')
    expect((await image('jeanne.jpg')).src).toMatch(/^data:image\/webp;base64,/)
  })
})

test('lays a transparent picture on the colour of the page', async () => {
  const size = { width: 800, height: 600, channels: 4 } as const
  await sharp({ create: { ...size, background: '#0000' } }).toFile(path.join(originals, 'clear.png'))
  expect((await image('clear.png')).colour).toMatch(/^rgb\(25[0-2] 24[6-8] (239|240)\)$/)
})

test('finds a photograph whose name differs only in the form of its accents and blanks', async () => {
  await photograph().toFile(path.join(originals, 'Ame\u0301lie\u00a01.jpg'))
  expect(await image('Am\u00e9lie 1.jpg')).toMatchObject({ width: 400 })
})

test('fails the build if a photograph is missing, and lists the existing files', async () => {
  writeFileSync(path.join(originals, 'Anna.jpg'), '')
  const problem = await writePhotos(out, ['anna.jpg'], originals).catch((error) => error.message)
  expect(problem).toMatch(/photos\/anna\.jpg is missing: put it there.*There are: .*Anna\.jpg/)
  expect(problem).not.toMatch(/\._|Thumbs/)
})

test.each([
  ['is empty', async () => '', 'is empty'],
  ['is not an image', async () => 'a letter, not a picture', 'cannot be read'],
  ['is truncated', async () => (await photograph().png().toBuffer()).subarray(0, 2000), 'cannot be read'],
  ['is too small once upright', () => photograph(800, 600).png().toBuffer(), 'has 600 x 800 pixels'],
])('fails the build and names a photograph that %s', async (_what, content, problem) => {
  writeFileSync(path.join(originals, 'photo.png'), await content())
  await expect(image('photo.png')).rejects.toThrow(`photos/photo.png ${problem}`)
})
