import { checkTypography, tidy } from '@/scripts/messages/typography'
import { french, three } from './three'

const wide = '\u00a0'
const narrow = '\u202f'
const [message] = french('')
const tidied = (text: string) => tidy({ ...message, locale: 'fr', file: '', key: 'home.title', text })

describe('French', () => {
  test.each([
    ['Prix : 5', `Prix${wide}: 5`],
    ['Prix: 5', `Prix${wide}: 5`],
    ['Prêt ?', `Prêt${narrow}?`],
    ['Prêt?', `Prêt${narrow}?`],
    ['Bravo ! Oui ; non', `Bravo${narrow}! Oui${narrow}; non`],
    ['« Oui »', `«${wide}Oui${wide}»`],
    ['«Oui»', `«${wide}Oui${wide}»`],
    ['22 % de', `22${wide}% de`],
    ['{rate} %', `{rate}${wide}%`],
    ['{rate}%', `{rate}${wide}%`],
    ['{min, number} €', `{min, number}${wide}€`],
    [
      '{n, plural, one {# fois !} other {# fois !}}',
      `{n, plural, one {# fois${narrow}!} other {# fois${narrow}!}}`,
    ],
    ["L'été", 'L’été'],
  ])('%j becomes %j', (text, right) => {
    expect(tidied(text)).toBe(right)
  })

  test.each([
    `Prix${wide}: 5`,
    `Vraiment${narrow}?!`,
    `«${wide}Oui${wide}»`,
    'Voir cnil.fr, à 8:30 ou sur https://exemple.fr/?a=b',
    '{n, plural, =0 {aucun} one {# mois} other {# mois}}',
    '{when, date, long}',
    'Et voilà...',
  ])('%j stays', (text) => {
    expect(tidied(text)).toBe(text)
  })

  test('a fault is told with the text to write', () => {
    expect(checkTypography(french("C'est prêt !"))).toMatchObject([
      {
        file: 'messages/fr/home.json',
        key: 'home.title',
        text: 'has a straight apostrophe and an ordinary or no space where French sets a no-break one',
        write: '"C’est prêt\\u202f!"',
      },
      { file: 'messages/nl/home.json', text: 'has a straight apostrophe' },
      { file: 'messages/en/home.json', text: 'has a straight apostrophe' },
    ])
  })
})

test('Dutch and English set no space before a sign, and want real apostrophes', () => {
  expect(checkTypography(three('home.title', { nl: "Foto's: 22% klaar!", en: 'Ready? 22%' }))).toMatchObject([
    { file: 'messages/nl/home.json', text: 'has a straight apostrophe', write: '"Foto’s: 22% klaar!"' },
  ])
})

describe('what the specification dictates to the letter', () => {
  const key = 'toasts.contact.error.text'

  test('is excused', () => {
    expect(checkTypography(three(key, { fr: "Une erreur s'est produite. Veuillez réessayer." }))).toEqual([])
  })

  test('is excused no longer once it is changed', () => {
    expect(checkTypography(three(key, { fr: "Une erreur s'est glissée ici." }))).toHaveLength(1)
  })
})
