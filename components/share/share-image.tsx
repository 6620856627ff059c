import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { shareImageSize } from '@/lib/seo/share-image-size'
import { themeColours } from '@/lib/seo/theme-colours'
import { cardSize, ShareCard } from './share-card'

const posterFolder = path.join(process.cwd(), 'components', 'art', 'posters')
const font = (name: string) =>
  readFileSync(path.join(process.cwd(), 'node_modules', '@fontsource', ...name.split('/')))

const fonts = [
  { name: 'Fraunces', weight: 600, data: font('fraunces/files/fraunces-latin-600-normal.woff') },
  { name: 'Figtree', weight: 600, data: font('figtree/files/figtree-latin-600-normal.woff') },
] as const

const colours = themeColours()
const posters = new Map<string, Promise<Buffer>>()

/** The middle of a place's poster in the size of the picture; a place without a poster has that of the home page. */
function poster(place: string): Promise<Buffer> {
  const file = path.join(posterFolder, `${place}.svg`)
  const name = existsSync(file) ? file : path.join(posterFolder, 'home.svg')
  const known = posters.get(name)
  if (known) return known
  const width = shareImageSize.width - cardSize.width
  const drawn = sharp(name)
    .resize({ height: shareImageSize.height })
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) =>
      sharp(data)
        .extract({ left: Math.round((info.width - width) / 2), top: 0, width, height: shareImageSize.height })
        .toBuffer(),
    )
  posters.set(name, drawn)
  return drawn
}

/** The picture that social networks show for a page: its words beside its poster, as a PNG of few colours. */
export async function shareImage(place: string, title: string): Promise<Buffer> {
  // The narrow space has no glyph in these fonts; the other one does not break either.
  const words = title.replaceAll('\u202f', '\u00a0').split(' ')
  const card = await new ImageResponse(<ShareCard words={words} colours={colours} />, {
    ...cardSize,
    fonts: [...fonts],
  }).arrayBuffer()
  return sharp({ create: { ...shareImageSize, channels: 3, background: 'white' } })
    .composite([
      { input: Buffer.from(card), left: 0, top: 0 },
      { input: await poster(place), left: cardSize.width, top: 0 },
    ])
    .png({ palette: true, colours: 64, dither: 0, effort: 8 })
    .toBuffer()
}
