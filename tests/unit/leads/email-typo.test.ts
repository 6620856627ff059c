import { findEmailTypo } from '@/lib/leads/email-typo'

test.each([
  ['anne@gmial.com', 'anne@gmail.com'],
  ['anne@gmai.com', 'anne@gmail.com'],
  ['anne@gmailc.om', 'anne@gmail.com'],
  ['a@gmaill.com', 'a@gmail.com'],
  ['anne@gnail.com', 'anne@gmail.com'],
  ['anne@gmail.co', 'anne@gmail.com'],
  ['anne@gmailcom', 'anne@gmail.com'],
  ['  Anne.Roy@Orange.f ', 'Anne.Roy@orange.fr'],
  ['jan@zigo.nl', 'jan@ziggo.nl'],
  ['ann@yahoo.co.ku', 'ann@yahoo.co.uk'],
  ['a@b@gmial.com', 'a@b@gmail.com'],
  // Providers in their own right, although one letter off another.
  ['anne@mail.com', null],
  ['anne@ymail.com', null],
  ['anne@free.fr ', null],
  // Two letters off.
  ['anne@hotmail.be', null],
  ['anne@gmial.fr', null],
  ['anne@exemple.fr', null],
  ['  ', null],
])('suggests for %p: %p', (typed, suggestion) => {
  expect(findEmailTypo(typed)).toEqual(suggestion && { kind: 'provider', suggestion })
})

test.each([
  ['anne', 'at'],
  ['@gmial.com', 'at'],
  ['gmail.com', 'at'],
  ['anne@exemple', 'dot'],
  ['anne@  ', 'dot'],
])('reports in %p what is missing: %s', (typed, kind) => {
  expect(findEmailTypo(typed)).toEqual({ kind, suggestion: '' })
})
