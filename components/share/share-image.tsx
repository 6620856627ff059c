import path from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { cityOfPage, type PagePath } from '@/lib/content/pages'
import { themeColours } from '@/lib/media/theme-colours'
import { shareImageSize } from '@/lib/seo/urls'
import { posterOf } from '../art/posters'
import { cardSize, ShareCard } from './share-card'
import { drawnWords, shareFonts } from './share-fonts'

const posterFolder = path.join(process.cwd(), 'components', 'art', 'posters')
const colours = themeColours()

/** The poster of a page's city, or the home page's, as high as the share image. Throws if its file is missing. */
async function drawPoster(page: PagePath): Promise<Buffer> {
  const name = cityOfPage(page) ?? 'home'
  const { image, focus } = posterOf(name)
  const { height } = shareImageSize
  const width = shareImageSize.width - cardSize.width
  const drawing = sharp(path.join(posterFolder, `${image}.svg`))
  const whole = await drawing.metadata()
  const hidden = (height * whole.width) / whole.height - width
  const left = Math.round((hidden * Number.parseFloat(focus)) / 100)
  return drawing.resize({ height }).extract({ left, top: 0, width, height }).toBuffer()
}

/** The image that social networks show for a page: its title beside its poster, as a PNG with a small palette. */
export async function shareImage(page: PagePath, title: string): Promise<Buffer> {
  const card = await new ImageResponse(<ShareCard words={drawnWords(title)} colours={colours} />, {
    ...cardSize,
    fonts: [...shareFonts],
  }).arrayBuffer()
  return sharp({ create: { ...shareImageSize, channels: 3, background: 'white' } })
    .composite([
      { input: Buffer.from(card), left: 0, top: 0 },
      { input: await drawPoster(page), left: cardSize.width, top: 0 },
    ])
    .png({ palette: true, colours: 64, dither: 0, effort: 8 })
    .toBuffer()
}
