/** @jest-environment node */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { brandMark } from '@/lib/site/brand'
import { brandTexts, iconSvg, sixDigits } from '@/scripts/brand-files'

const written = Object.entries({
  ...brandTexts,
  'app/icon.svg': (_text: string) => iconSvg(brandMark(), 0.95),
})

test.each(written)('%s has the brand of brand/; otherwise run: npm run brand', (file, edit) => {
  const text = readFileSync(file, 'utf8')
  expect(edit(text)).toBe(text)
})

const root = (attributes: string, content = '<path d="M4 24H44" stroke-width="8"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" ${attributes}>${content}</svg>`
const prolog = '\uFEFF<?xml version="1.0"?>\r\n<!-- <svg> --><!DOCTYPE svg PUBLIC "a" "b.dtd">\r\n'

test.each([
  root('width="48" height="48" fill="none" stroke="#f00"'),
  root("x='0px' y='0px' stroke='#f00' xml:space='preserve'"),
  root('style="stroke:#f00;fill-rule:evenodd"'),
  `${prolog}${root('id="a" stroke="red"')}\r\n<!-- -->`,
  root('xmlns:xlink="a"', '<path d="M0 0H48V48H0z" fill="red"/><use xlink:href="#a"/>'),
])('the mark %s is red, as its root says, in a page and in an icon', async (file) => {
  const mark = brandMark(file)
  expect([mark.viewBox, mark.drawing]).toEqual(['0 0 48 48', expect.stringMatching(/^<(g|path).*(red|#f00)/)])
  const { channels } = await sharp(Buffer.from(iconSvg(mark, 1))).stats()
  expect(channels[0]?.max).toBe(255)
})

test.each([
  ['<svg width="48" height="48"><path/></svg>', 'needs a viewBox'],
  ['<svg viewBox="0 0 48 48"/>', 'needs a viewBox'],
  [root('', '<style>.a{fill:red}</style><path class="a"/>'), 'has a style sheet'],
])('the mark %s is refused in one sentence', (file, reason) => {
  expect(() => brandMark(file)).toThrow(`brand/mark.svg ${reason}`)
})

test('a colour may have three digits, and must be one', () => {
  expect([sixDigits('#823'), sixDigits('#1F4033')]).toEqual(['#882233', '#1F4033'])
  expect(() => sixDigits('red')).toThrow('"red" is no colour')
})
