/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { brandTexts, iconSvg } from '@/scripts/brand'

const written = Object.entries({ ...brandTexts, 'app/icon.svg': (_text: string) => iconSvg(0.95) })

test.each(written)('%s has the brand of brand/; otherwise run: npm run brand', (file, edit) => {
  const text = readFileSync(file, 'utf8')
  expect(edit(text)).toBe(text)
})
