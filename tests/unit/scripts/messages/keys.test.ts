import { checkKeys } from '@/scripts/messages/check-keys'
import { three } from './three'

test('the same keys in each language need no word', () => {
  expect(checkKeys(three('home.title', { fr: 'Titre', nl: 'Titel', en: 'Title' }))).toEqual([])
})

test('a missing key is told with the file it belongs in and the words to translate', () => {
  expect(checkKeys(three('home.hero.title', { fr: 'Titre', en: 'Title' }))).toEqual([
    {
      file: 'messages/nl/home.json',
      key: 'home.hero.title',
      text: 'is missing',
      write: '"title": "…", in the words of this language for "Titre"',
    },
  ])
})

test('a misspelt key is told by the name it should have', () => {
  const messages = [
    ...three('home.title', { fr: 'Titre', en: 'Title' }),
    ...three('home.titel', { nl: 'Titel' }),
  ]
  expect(checkKeys(messages)).toMatchObject([
    {
      file: 'messages/nl/home.json',
      key: 'home.titel',
      text: 'is named "title" in the other languages',
      write: '"title": "Titel"',
    },
  ])
})

test('a name that is similar in another group is not taken for it', () => {
  const messages = [
    ...three('home.title', { fr: 'Titre', en: 'Title' }),
    ...three('faq.titel', { nl: 'Titel' }),
  ]
  expect(checkKeys(messages).map(({ key, text }) => `${key} ${text}`)).toEqual([
    'home.title is missing',
    'faq.titel is a key that fr and en do not have',
  ])
})
