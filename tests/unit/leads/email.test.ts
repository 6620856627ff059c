import { cleanEmail, cleanText, findEmailTypo } from '@/lib/leads/email'

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

/** What people paste. */
const pasted = [
  'anne@exemple.fr.,',
  "'anne@exemple.fr'",
  '« anne@exemple.fr »',
  '<anne@exemple.fr',
  'MAILTO:anne@exemple.fr?subject=Une%20question&cc=marie@exemple.fr',
  '"Martin, Anne" <anne@exemple.fr>;',
  'Anne <"mailto:anne@exemple.fr?subject=x">',
  'Anne Martin (anne@exemple.fr)',
  'Anne<anne@exemple.fr>',
  'Anne : anne@exemple.fr',
  'anne @ exemple.fr (Anne Martin)',
  'anne@exemple.fr<mailto:anne@exemple.fr>',
  'Anne Martin <anne@exemple. fr >',
  ' \u202aAnne\u00a0Martin [anne@exem\u200bple.fr]\u202c\u00a0',
]

test.each(pasted)('finds the address in %j, and corrects its domain', (typed) => {
  expect(cleanEmail(typed)).toBe(address)
  const mistyped = typed.replace(/exem\u200b?ple ?\. ?fr/g, 'gmial.com')
  expect(findEmailTypo(mistyped)).toBe('anne@gmail.com')
})

// A pattern that searches the text from each sign anew would take hours.
test.each(['@', '.', 'a@', '<', '<a@', '(a@b) ', '"', '?', ' ', 'mailto:', '\u200b'])(
  'cleans an address with any number of %j',
  (sign) => {
    for (const typed of [sign.repeat(500_000), `anne${sign.repeat(500_000)}b`])
      expect(cleanEmail(typed).length).toBeLessThanOrEqual(typed.length)
  },
)

test.each([
  "o'roy_+gite@mail.exemple.fr",
  '"anne martin"@exemple.fr',
  'anne martin@exemple.fr',
  'anne@',
  '@',
  'anne@exemple.fr, marie@exemple.fr',
  'anne@exemple.fr <marie@exemple.fr>',
  'anne@exemple.fr et <marie@exemple.fr>',
  'Anne <anne@exemple.fr>, Marie <marie@exemple.fr>',
  // A sign inside an address. Without it, and what is before or after it, the address would be a stranger's.
  ...[',', ';', ':', '’', '‘', '"', '<', '>', '«', '(', "',"].map((sign) => `anne${sign}martin@exemple.fr`),
  ...[',', ';', ':', '’', '"', '<', '>', '»', ')'].map((sign) => `anne@exemple${sign}fr`),
  'http://anne@exemple.fr',
  'Merci. anne@exemple.fr',
  'anne@exemple.co. uk',
])('leaves %j as it is', (typed) => {
  expect(cleanEmail(typed)).toBe(typed)
})

test.each([
  ['anne@gmial.com', 'anne@gmail.com'],
  ['anne@gmai.com', 'anne@gmail.com'],
  ['anne@gmailc.om', 'anne@gmail.com'],
  ['a@gmaill.com', 'a@gmail.com'],
  ['anne@gnail.com', 'anne@gmail.com'],
  ['anne@gmail.co', 'anne@gmail.com'],
  ['anne@gmailcom', 'anne@gmail.com'],
  ['  Anne.Roy@Orange.f ', 'Anne.Roy@orange.fr'],
  ['anne@\u200bgmail.co\u200b', 'anne@gmail.com'],
  ['jan@zigo.nl', 'jan@ziggo.nl'],
  ['ann@yahoo.co.ku', 'ann@yahoo.co.uk'],
  ['mailto:anne@gmial.com?subject=x', 'anne@gmail.com'],
  ['anne@gmail.fr', 'anne@gmail.com'],
  ['jan@gmail.nl', 'jan@gmail.com'],
  // A sign that slipped in for a point or an apostrophe.
  ['anne;martin@orange.fr', 'anne.martin@orange.fr'],
  ['anne,martin@gmial.com', 'anne.martin@gmail.com'],
  ['anne:martin@exemple.fr', 'anne.martin@exemple.fr'],
  ['ann>martin@exemple.co.uk', 'ann.martin@exemple.co.uk'],
  ['anne.martin@exemple,fr', 'anne.martin@exemple.fr'],
  ['anne@gmail;com', 'anne@gmail.com'],
  ['O’Brien@example.org', "O'Brien@example.org"],
  ['http://anne@exemple.fr', 'anne@exemple.fr'],
  // Providers in their own right, although one letter off another.
  ['anne@mail.com', null],
  ['anne@ymail.com', null],
  ['anne@email.com', null],
  ['anne@mailo.com', null],
  ['anne@gmx.fr', null],
  ['anne@t-online.de', null],
  ['anne@hotmail.no', null],
  ['anne@free.fr ', null],
  ['\u202aanne@free.fr\u202c', null],
  ['anne@gîtes.fr', null],
  // Two letters off.
  ['anne@hotmail.be', null],
  ['anne@gmial.fr', null],
  ['anne@exemple.fr', null],
  ['  ', null],
  // Two addresses, or two @.
  ['anne@exemple.fr, marie@exemple.fr', 'several'],
  ['a@b@gmial.com', 'several'],
  // No name before an @, no dot after it, a dot beside it, or a blank.
  ['anne', 'incomplete'],
  ['@gmial.com', 'incomplete'],
  ['gmail.com', 'incomplete'],
  ['anne@exemple', 'incomplete'],
  ['anne@example..org', 'incomplete'],
  ['anne@.exemple.fr', 'incomplete'],
  ['anne@  ', 'incomplete'],
  ['anne.@orange.fr', 'incomplete'],
  ['.anne@orange.fr', 'incomplete'],
  // A sign that no key explains.
  ['anne"martin@exemple.fr', 'incomplete'],
  ['anne<martin@exemple.fr', 'incomplete'],
  ['anne@exemple»fr', 'incomplete'],
  ['anne roy@gmial.com', 'incomplete'],
  ['anne@exem ple.fr', 'incomplete'],
])('finds in %p: %p', (typed, typo) => {
  expect(findEmailTypo(typed)).toBe(typo)
})
