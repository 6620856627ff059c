/** @jest-environment node */
import { characters } from '@/scripts/fonts/characters'
import { exportedPages, rawPage } from './exported-page'

/** What a reader may see: the text, and the hints in empty fields. */
function shownText(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
  const hints = Array.from(body.matchAll(/\bplaceholder="([^"]*)"/g), ([, hint]) => hint)
  return [body.replace(/<[^>]*>/g, ''), ...hints].join('')
}

// After a failure: add the character to scripts/fonts/characters.ts and run `npm run fonts`.
test.each(exportedPages)('$address is written in characters that the fonts hold', ({ address }) => {
  const missing = new Set(shownText(rawPage(address)).replace(/[\n\t]/g, ''))
  expect(missing.size).toBeGreaterThan(30)
  for (const character of characters) missing.delete(character)
  expect([...missing]).toEqual([])
})
