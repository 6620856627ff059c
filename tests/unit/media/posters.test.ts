import { readFileSync } from 'node:fs'
import { layouts } from '@/components/art/posters'

const { md, lg, split, short } = layouts

test.each([
  ['short', `(width < ${md}rem) and (height < ${short}rem)`],
  ['bar', `(width >= ${md}rem) and (height >= ${split}rem)`],
  ['wide', `(width >= ${lg}rem) and (height >= ${split}rem)`],
  ['split', `(width >= ${md}rem) and (height < ${split}rem)`],
])('pictures change where the layout %s begins', (name, media) => {
  expect(readFileSync('app/globals.css', 'utf8')).toContain(`@custom-variant ${name} (@media ${media});`)
})
