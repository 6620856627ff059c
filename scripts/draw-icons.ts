import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { iconFile } from './icons/icon-file'

const drawing = readFileSync('app/icon.svg', 'utf8')

/** The tile without its round corners, for systems that cut icons to a shape of their own; `share` of the width. */
function fullBleed(share: number): string {
  const about = `translate(8 8) scale(${share}) translate(-8 -8)`
  return drawing
    .replace(/ rx="[\d.]+"/, '')
    .replace('<path', `<g transform="${about}"><path`)
    .replace('</svg>', '</g></svg>')
}

/** A PNG of that many pixels in width and height. */
const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 288 }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer()

/** Draws the icons that cannot be vectors from app/icon.svg: run it after a change of that file. */
async function main() {
  writeFileSync(
    'app/favicon.ico',
    iconFile(await Promise.all([16, 32, 48].map((size) => draw(drawing, size)))),
  )
  writeFileSync('app/apple-icon.png', await draw(fullBleed(0.84), 180))
  for (const size of [192, 512]) writeFileSync(`public/icon-${size}.png`, await draw(drawing, size))
  // Launchers may cut away all but a circle of four fifths of the width.
  writeFileSync('public/icon-maskable-512.png', await draw(fullBleed(0.7), 512))
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
