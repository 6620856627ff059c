import { findEmailTypo } from '@/lib/leads/email-typo'

test.each([
  ['anne@gmial.com', '@gmail.com'],
  ['anne@gmai.com', '@gmail.com'],
  ['anne@gmailc.om', '@gmail.com'],
  ['a@gmaill.com', '@gmail.com'],
  ['anne@gnail.com', '@gmail.com'],
  ['anne@gmail.co', '@gmail.com'],
  ['anne@gmailcom', '@gmail.com'],
  ['  Anne.Roy@Orange.f ', '@orange.fr'],
  ['anne@\u200bgmail.co\u200b', '@gmail.com'],
  ['jan@zigo.nl', '@ziggo.nl'],
  ['ann@yahoo.co.ku', '@yahoo.co.uk'],
  ['mailto:anne@gmial.com?subject=x', '@gmail.com'],
  ['anne@gmail.fr', '@gmail.com'],
  ['jan@gmail.nl', '@gmail.com'],
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
  // No name before an @, or no dot after it.
  ['anne', 'incomplete'],
  ['@gmial.com', 'incomplete'],
  ['gmail.com', 'incomplete'],
  ['anne@exemple', 'incomplete'],
  ['anne@  ', 'incomplete'],
])('finds in %p: %p', (typed, typo) => {
  expect(findEmailTypo(typed)).toBe(typo)
})
