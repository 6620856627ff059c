import { readFileSync } from 'node:fs'
import path from 'node:path'
import brand from '@/brand/brand.json' with { type: 'json' }
import { themeColours } from '../media/theme-colours'

/** The company in names of packages, and in placeholder URLs and email addresses: `cles-du-morvan`. */
export const brandSlug = brand.name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '-').toLowerCase()

const markFile = () => readFileSync(path.join(process.cwd(), 'brand', 'mark.svg'), 'utf8')

/** Attributes of a root that colour the whole drawing. Others, such as its size, are those of the picture around it. */
const paint = /^(?:(?:fill|stroke|clip)(?:-[a-z]+)?|color|opacity|paint-order|style)$/

/**
 * Returns brand/mark.svg, as a drawing program exports it: its view box and its drawing for a page, and the whole with its colours
 * for other pictures. Throws a sentence if it cannot be used.
 */
export function brandMark(file = markFile(), colours = themeColours()) {
  const source = file.replace(/<!--.*?-->/gs, '')
  const [, root = '', content = ''] = /<svg\b([^>]*[^>/])>(.*)<\/svg>/s.exec(source) ?? []
  const attributes = [...root.matchAll(/([\w:-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g)]
  const keep = (names: RegExp) =>
    attributes.flatMap(([whole, name = '']) => (names.test(name) ? ` ${whole}` : [])).join('')
  const [, viewBox = ''] = /\bviewBox\s*=\s*["']([^"']+)/.exec(root) ?? []
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number)
  if (!(width * height > 0))
    throw new Error('brand/mark.svg needs a viewBox, such as viewBox="0 0 32 40", and a drawing.')
  if (/<style\b/i.test(content))
    throw new Error('brand/mark.svg has a style sheet. Fix: export it with presentation attributes instead.')
  const drawing = keep(paint) ? `<g${keep(paint)}>${content}</g>` : content
  const coloured = drawing.replace(
    /var\(--color-([\w-]+)\)/g,
    (token, name: string) => colours[name] ?? token,
  )
  const svg = `<svg${keep(/^xmlns/)} viewBox="${viewBox}">${coloured}</svg>`
  return { viewBox, drawing, width, height, svg, src: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}
