/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { themeColours } from '@/lib/site/theme-colours'
import { brandTexts, iconSvg, paleColours } from '@/scripts/brand'
import { contrast } from '@/scripts/contrast'

test.each(['#fff', 'rgb(0 0 0)', 'var(--color-unknown)'])('reports a token with the value %s', (value) => {
  expect(() => themeColours(`--color-surface: ${value};`)).toThrow(`--color-surface is ${value}.`)
})

/** Red, green and blue of a colour such as #1f4033, from 0 to 255. */
const channels = (colour = '') =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

const styles = readFileSync('app/globals.css', 'utf8')
const colours = themeColours(styles)

test('the shade of shadows is the foreground', () => {
  expect(styles).toContain(`--shade: ${channels(colours.foreground).join(' ')};`)
})

// axe cannot measure contrast over pictures and gradients, so these comments must be correct after a change of colours.
test('the comments of app/globals.css state the contrast of the colours', () => {
  const comments = [...styles.matchAll(/--color-([\w-]+):.*?\/\* (.* on .*) \*\//g)]
  const stated = comments.flatMap(([, name, comment = '']) =>
    [...comment.matchAll(/([\d.]+) on ([\w-]+)/g)].map(([, ratio, ground]) => ({ name, ground, ratio })),
  )
  expect(stated.length).toBeGreaterThan(5)
  for (const { name = '', ground = '', ratio } of stated) {
    const measured = contrast(channels(colours[name]), channels(colours[ground])).toFixed(1)
    expect({ name, ground, ratio: measured }).toEqual({ name, ground, ratio })
  }
})

test.each(['primary', 'accent', 'accent-strong'])(
  '%s is legible on the surface, and the surface on it',
  (name) => {
    expect(contrast(channels(colours[name]), channels(colours.surface))).toBeGreaterThan(4.5)
  },
)

test('everything that follows from the folder brand/ does', () => {
  for (const [file, edit] of Object.entries(brandTexts)) {
    const text = readFileSync(file, 'utf8')
    expect(edit(text)).toBe(text)
  }
  expect(readFileSync('app/icon.svg', 'utf8')).toBe(iconSvg(0.95))
})

test('a colour of the brand that is too pale for its text is refused, with a neighbour that is not', () => {
  const [problem = '', ...others] = paleColours({ primary: '#1f4033', accent: '#d98b9d' })
  expect(others).toEqual([])
  expect(problem).toMatch(/accent #d98b9d .* 2\.\d .* 4\.5/)
  const [usable = ''] = /#[\da-f]{6}(?= or)/.exec(problem) ?? []
  expect(paleColours({ primary: usable, accent: usable })).toEqual([])
})
