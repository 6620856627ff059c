import { readFileSync } from 'node:fs'
import path from 'node:path'
import { themeColours } from './theme-colours'

/** Returns brand/mark.svg with the values of the colours that it names, such as `var(--color-primary)`, and its proportions. */
export function brandMark() {
  const colours = themeColours()
  const source = readFileSync(path.join(process.cwd(), 'brand', 'mark.svg'), 'utf8').trim()
  const svg = source.replace(/var\(--color-([\w-]+)\)/g, (token, name: string) => colours[name] ?? token)
  const [, , width = 1, height = 1] =
    /viewBox="([^"]+)"/
      .exec(svg)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? []
  return { svg, width, height, src: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}
