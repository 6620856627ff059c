/** @jest-environment node */
import { drawnWords, undrawnSigns } from '@/components/share/share-fonts'

test.each([
  ['Gîtes en Morvan', 'Gîtes en Morvan', []],
  ['🏡 Gîtes ✓ en Morvan', 'Gîtes en Morvan', ['🏡', '✓']],
  ['Łódź ❤️ 1️⃣ ©', 'ód 1 ©', ['Ł', 'ź', '❤', '⃣']],
  ['E\u0301te\u0301\u202f? Lac\u2011Vert\u200b', 'Été\u00a0? Lac-Vert', []],
  ['🏡', '', ['🏡']],
])('the share image of %j shows %j', (title, shown, left) => {
  expect(drawnWords(title).join(' ')).toBe(shown)
  expect(undrawnSigns(title)).toEqual(left)
})
