/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { fallbackFonts } from '@/scripts/fonts/fallback-fonts'
import { fontFile, fontNames } from '@/scripts/fonts/font-file'

// After a failure: npm run fonts.
test.each(fontNames)('lib/fonts/%s.woff2 has every character of the messages', async (name) => {
  expect((await fontFile(name)).equals(readFileSync(`lib/fonts/${name}.woff2`))).toBe(true)
})

test('app/fallback-fonts.css has the metrics of the committed fonts', async () => {
  expect(readFileSync('app/fallback-fonts.css', 'utf8')).toBe(await fallbackFonts())
})
