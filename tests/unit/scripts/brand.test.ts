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

const line = '<path d="M4 24H44" stroke-width="8"/>'
const root = (attributes: string, content = line) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" ${attributes}>${content}</svg>`

/** A mark as drawing programs export it, and the attributes that its drawing keeps. */
test.each([
  [root('width="48" height="48" fill="none" stroke="#ff0000"'), 'fill="none" stroke="#ff0000"'],
  [root("x='0px' y='0px' stroke='#ff0000' xml:space='preserve'"), "stroke='#ff0000'"],
  [root('style="stroke:#ff0000;fill-rule:evenodd"'), 'style="stroke:#ff0000;fill-rule:evenodd"'],
  [
    `\uFEFF<?xml version="1.0"?>\r\n<!-- <svg> --><!DOCTYPE svg PUBLIC "a" "b.dtd">\r\n${root('id="a" stroke="red"')}\r\n<!-- -->`,
    'stroke="red"',
  ],
  [
    root('xmlns:xlink="http://www.w3.org/1999/xlink"', `<g stroke="red">${line}</g><use xlink:href="#a"/>`),
    '',
  ],
])('the mark %s is drawn with its paint', async (file, paint) => {
  const mark = brandMark(file)
  expect(mark.viewBox).toBe('0 0 48 48')
  expect(/^<g ([^>]*)><path/.exec(mark.drawing)?.[1] ?? '').toBe(paint || 'stroke="red"')
  const { data, info } = await sharp(Buffer.from(iconSvg(mark, 1)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = (32 * info.width + 32) * info.channels
  expect([...data.subarray(middle, middle + 3)]).toEqual([255, 0, 0])
})

test.each([
  ['<svg width="48" height="48"><path/></svg>', 'needs a viewBox'],
  ['<svg viewBox="0 0 48 48"/>', 'needs a viewBox'],
  ['PNG', 'needs a viewBox'],
  [root('', `<style>.a{fill:red}</style>${line}`), 'has a style sheet'],
])('the mark %s is refused in one sentence', (file, reason) => {
  expect(() => brandMark(file)).toThrow(`brand/mark.svg ${reason}`)
})

test('a colour may have three digits, and must be one', () => {
  expect([sixDigits('#823'), sixDigits('#1F4033')]).toEqual(['#882233', '#1F4033'])
  expect(() => sixDigits('red')).toThrow('"red" is no colour')
})
