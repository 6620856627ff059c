import brand from '@/brand/brand.json' with { type: 'json' }
import { type brandMark, brandSlug } from '@/lib/site/brand'

/** A colour of six digits: `#823` is `#882233`. */
export function sixDigits(colour: string): string {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1]
  if (!digits) throw new Error(`brand/brand.json: "${colour}" is no colour. Fix: write one such as #1f4033.`)
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

/** For pressed buttons. */
const darker = (colour: string) =>
  colour.replace(/[\da-f]{2}/gi, (channel) =>
    Math.round(Number.parseInt(channel, 16) * 0.77)
      .toString(16)
      .padStart(2, '0'),
  )

const withColour = (styles: string, token: string, colour: string) =>
  styles.replace(new RegExp(`(--color-${token}: )[^;]+`), `$1${colour}`)

const withName = (text: string) => text.replace(/("name": )"[^"]+"/, `$1"${brandSlug}"`)

/** What the brand changes in files that have more than it. */
export const brandTexts: Readonly<Record<string, (text: string) => string>> = {
  'app/globals.css': (text) =>
    withColour(
      withColour(withColour(text, 'primary', sixDigits(brand.primary)), 'accent', sixDigits(brand.accent)),
      'accent-strong',
      darker(sixDigits(brand.accent)),
    ),
  'package.json': withName,
  // The name is there twice, and then in the names of packages.
  'package-lock.json': (text) => withName(text).replace(/("": \{\s+"name": )"[^"]+"/, `$1"${brandSlug}"`),
  'wrangler.jsonc': withName,
  'README.md': (text) => text.replace(/^# .*/, `# ${brand.name}`),
}

/** The mark on a square of the first colour, with this share of its height. */
export function iconSvg({ svg, width, height }: ReturnType<typeof brandMark>, share: number, rounded = true) {
  const scale = (64 * share) / Math.max(width, height)
  const [x, y] = [width, height].map((side) => +(32 - (side * scale) / 2).toFixed(2))
  const place = `<svg x="${x}" y="${y}" width="${+(width * scale).toFixed(2)}" height="${+(height * scale).toFixed(2)}"`
  const ground = `<rect width="64" height="64" rx="${rounded ? 10 : 0}" fill="${sixDigits(brand.primary)}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${svg.replace('<svg', place)}</svg>\n`
}
