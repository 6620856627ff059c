/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { fallbackFonts } from '@/scripts/fonts/fallback-fonts'

test('app/fallback-fonts.css has the metrics of the committed fonts (after a failure: npm run fonts)', async () => {
  expect(readFileSync('app/fallback-fonts.css', 'utf8')).toBe(await fallbackFonts())
})
