/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { themeColours } from '@/lib/media/theme-colours'
import { contrast } from '../../contrast'

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

// axe cannot measure contrast over pictures and gradients.
test.each([
  ['foreground', 'surface', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'surface-alt', 4.5],
  ['primary', 'surface', 4.5],
  ['accent', 'surface', 4.5],
  ['accent-strong', 'surface', 4.5],
  ['link', 'surface', 4.5],
  ['edge', 'surface', 3],
  ['edge', 'card', 3],
])('%s on %s has a contrast of at least %d', (name, ground, least) => {
  expect(contrast(channels(colours[name]), channels(colours[ground]))).toBeGreaterThan(least)
})
