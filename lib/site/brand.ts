import { readFileSync } from 'node:fs'
import path from 'node:path'
import brand from '@/brand/brand.json' with { type: 'json' }
import { themeColours } from '../media/theme-colours'

/** The company in names of packages, and in placeholder URLs and email addresses: `cles-du-morvan`. */
export const brandSlug = brand.name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '-').toLowerCase()

/** Returns brand/mark.svg: its view box and its drawing for a page, and the whole with its colours for other pictures. */
export function brandMark() {
  const colours = themeColours()
  const source = readFileSync(path.join(process.cwd(), 'brand', 'mark.svg'), 'utf8').trim()
  const [, viewBox = '', drawing = ''] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s.exec(source) ?? []
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number)
  if (width * height === 0) throw new Error('brand/mark.svg needs a viewBox, such as viewBox="0 0 32 40".')
  const svg = source.replace(/var\(--color-([\w-]+)\)/g, (token, name: string) => colours[name] ?? token)
  return { viewBox, drawing, width, height, svg, src: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}
