import { checkArguments } from '@/scripts/messages/check-arguments'
import { three } from './three'

const check = (fr: string, nl: string, en: string) => checkArguments(three('home.a', { fr, nl, en }))

test('the same arguments in each language need no word, whatever their order and their plurals', () => {
  expect(check('{a} {b, number}', '{b, plural, one {# uur} other {# uur}} {a}', '{a}: {b, number}')).toEqual(
    [],
  )
})

test('an argument inside a plural or a tag counts', () => {
  const text = '{n, plural, one {<b>{name}</b>} other {#}}'
  expect(check(text, text, '{n, plural, one {<b>x</b>} other {#}}')).toMatchObject([{ text: 'lacks {name}' }])
})

test('a misspelt argument is corrected', () => {
  expect(check('Sous {replyHours} heures', 'Binnen {replyhours} uur', 'In {replyHours} hours')).toMatchObject(
    [
      {
        file: 'messages/nl/home.json',
        key: 'home.a',
        text: 'nothing is known here by the name {replyhours}',
        write: '"Binnen {replyHours} uur"',
      },
    ],
  )
})

test('an invented argument is told with those that are known', () => {
  expect(check('{min} à {max}', '{min} tot {max}', '{min} to {max} {perNight}')).toMatchObject([
    {
      file: 'messages/en/home.json',
      text: 'nothing is known here by the name {perNight}',
      write: 'the sentence with {min}, {max} only',
    },
  ])
})

test('an argument where no language has one is told so', () => {
  expect(check('Bonjour {nom}', 'Hallo', 'Hello')).toMatchObject([{ write: 'the sentence without braces' }])
})

test('a lost argument is told by name', () => {
  expect(check('De {min} à {max}', 'Van {min} tot {max}', 'From {min}')).toMatchObject([
    { file: 'messages/en/home.json', text: 'lacks {max}', write: expect.stringContaining('{max}') },
  ])
})

test('an argument of another kind is told with the one to copy', () => {
  expect(check('{min, number} €', '{min, number} euro', '{min} euros')).toMatchObject([
    { text: '{min} is a number in the other languages', write: '"{min, number} euros"' },
  ])
})

test.each([
  ['Dès {min', 'a brace { is opened and not closed'],
  ['Dès min}', 'a brace } is closed and was not opened'],
  ['Dès {}', 'the braces {} name nothing'],
  ['Dès {le prix}', 'between braces stands something else than a name, or a } is missing'],
  ['Dès {min, nombre}', 'only number, date, time, plural and select may follow the name'],
  ['{min, plural, one {un}}', 'the last choice, other {...}, is missing'],
  ['Dès <b>{min}', 'a < begins a tag that is not closed'],
])('%s is no message: %s', (fr, error) => {
  expect(check(fr, '{min}', '{min}')).toMatchObject([
    { file: 'messages/fr/home.json', text: `is no message: ${error}` },
  ])
})
