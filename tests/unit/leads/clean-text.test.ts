import { cleanEmail, cleanText } from '@/lib/leads/clean-text'

test.each([
  ['\u202aanne@example.org\u202c', 'anne@example.org'],
  ['\u200banne@exam\u200dple.org\ufeff', 'anne@example.org'],
  ['\u2066\u206006 12\u00a034\u2069', '06 12\u00a034'],
  ['\u00a0\u2009\u3000\t\u200e anne@example.org \u200e\u202f\n', 'anne@example.org'],
  ['\u200b \u00a0', ''],
])('removes invisible marks anywhere, and blanks at both ends: %j', (typed, clean) => {
  expect(cleanText(typed)).toBe(clean)
})

const address = 'anne@exemple.fr'

test.each([
  'anne@exemple.fr,',
  'anne@exemple.fr.',
  '(anne@exemple.fr);',
  '"anne@exemple.fr"',
  '« anne@exemple.fr »',
  '“anne@exemple.fr”',
  "'anne@exemple.fr',",
  '[anne@exemple.fr]',
  '<anne@exemple.fr>',
  '<anne@exemple.fr',
  'mailto:anne@exemple.fr',
  'MAILTO:anne@exemple.fr?subject=Une%20question',
  '<mailto:anne@exemple.fr?subject=x&body=y>;',
  'Anne Martin <anne@exemple.fr>',
  '"Martin, Anne" <anne@exemple.fr>,',
  'Anne Martin <mailto:anne@exemple.fr>',
  'Anne Martin (anne@exemple.fr)',
  'anne@exemple.fr (Anne Martin)',
  'anne@exemple.fr<mailto:anne@exemple.fr>',
  '"anne@exemple.fr" <anne@exemple.fr>',
  ' \u202aAnne\u00a0Martin <anne@exem\u200bple.fr>\u202c\u00a0',
])('finds the address in %j', (typed) => {
  expect(cleanEmail(typed)).toBe(address)
})

test.each([
  "o'roy_+gite@mail.exemple.fr",
  '"anne martin"@exemple.fr',
  'anne martin@exemple.fr',
  'anne@',
  '@',
  'anne@exemple.fr, marie@exemple.fr',
  'anne@exemple.fr <marie@exemple.fr>',
  'Anne <anne@exemple.fr>, Marie <marie@exemple.fr>',
])('leaves %j as it is', (typed) => {
  expect(cleanEmail(typed)).toBe(typed)
})
