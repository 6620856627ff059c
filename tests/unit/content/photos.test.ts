/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { photoImage, writePhotos } from '@/lib/content/photos'

const root = mkdtempSync(path.join(tmpdir(), 'photos-'))
const given = path.join(root, 'photos')
const published = path.join(root, 'public', 'photos')
const write = (photos: Record<string, string>) => writePhotos(photos, given, published)

/** A brown photograph, stored sideways with an EXIF orientation as phones do, and with an author in its metadata. */
const photograph = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 120, b: 60 } } }).withMetadata({
    orientation: 6,
    exif: { IFD0: { Artist: 'Jeanne' } },
  })

beforeAll(() => mkdirSync(given))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('readable photographs', () => {
  const owners = ['jeanne', 'luc', 'mia'] as const
  const looks = owners.flatMap((owner) => [[owner, 'case'] as const, [owner, 'letter'] as const])

  beforeAll(async () => {
    await photograph().toFile(path.join(given, 'jeanne.jpg'))
    await photograph().ensureAlpha().toFile(path.join(given, 'luc.png'))
    await photograph().toColourspace('b-w').jpeg().toFile(path.join(given, 'Mia 1.JPG'))
    await write({ jeanne: 'jeanne.jpg', luc: 'luc.png', mia: 'Mia 1.JPG' })
  }, 60_000)

  test.each(owners)('writes all sizes of %s as AVIF and WebP', async (owner) => {
    const written = readdirSync(published).filter((name) => name.startsWith(owner))
    const sizes = written.map(async (name) => {
      const { width, height, compression, format } = await sharp(path.join(published, name)).metadata()
      return `${name.slice(owner.length)}: ${compression ?? format} ${width} x ${height}`
    })
    expect((await Promise.all(sizes)).sort()).toEqual([
      '-case-400.avif: av1 400 x 300',
      '-case-400.webp: webp 400 x 300',
      '-case-800.avif: av1 800 x 600',
      '-case-800.webp: webp 800 x 600',
      '-letter-128.avif: av1 128 x 160',
      '-letter-128.webp: webp 128 x 160',
      '-letter-256.avif: av1 256 x 320',
      '-letter-256.webp: webp 256 x 320',
    ])
  })

  test.each(looks)('names only existing files for %s (%s)', async (owner, slot) => {
    const { src, srcSet, avif, width, height } = await photoImage(owner, slot, published)
    const named = [src, ...`${srcSet}, ${avif}`.split(', ').map((candidate) => candidate.split(' ', 1)[0])]
    expect(named).toHaveLength(5)
    for (const address of named) expect(existsSync(path.join(root, 'public', address ?? ''))).toBe(true)
    expect(await sharp(path.join(root, 'public', src)).metadata()).toMatchObject({ width, height })
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

test('deletes photographs that no entry names', async () => {
  mkdirSync(published, { recursive: true })
  writeFileSync(path.join(published, 'gone-case-400.webp'), '')
  await write({})
  expect(existsSync(path.join(published, 'gone-case-400.webp'))).toBe(false)
})

describe('fails the build and names the file', () => {
  test('if it is missing, and lists the existing files', async () => {
    await photograph().toFile(path.join(given, 'Anna.jpg'))
    await expect(write({ anna: 'anna.jpg' })).rejects.toThrow(
      /photos\/anna\.jpg is missing: put it there.*There are: .*Anna\.jpg/,
    )
  })

  test('if it is not an image', async () => {
    writeFileSync(path.join(given, 'letter.jpg'), 'a letter, not a picture')
    await expect(write({ anna: 'letter.jpg' })).rejects.toThrow(/photos\/letter\.jpg cannot be read/)
  })

  test('if it is truncated', async () => {
    const whole = await photograph().png().toBuffer()
    writeFileSync(path.join(given, 'half.png'), whole.subarray(0, whole.length / 2))
    await expect(write({ anna: 'half.png' })).rejects.toThrow(/photos\/half\.png cannot be read/)
  })

  test('if it is too small once upright', async () => {
    await photograph(800, 600).toFile(path.join(given, 'small.jpg'))
    await expect(write({ anna: 'small.jpg' })).rejects.toThrow(/photos\/small\.jpg has 600 x 800 pixels/)
  })
})
