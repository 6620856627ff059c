/** @jest-environment node */
import { type Locale, locales } from '@/lib/i18n/locales'
import { checkMessages } from '@/scripts/messages/check'
import type { MessageFile } from '@/scripts/messages/read'

type Texts = Partial<Record<Locale, string>>

const filesOf = (texts: Texts): MessageFile[] =>
  locales.map((locale) => {
    const text = texts[locale]
    const content = JSON.stringify({ home: text === undefined ? {} : { title: text } })
    return { locale, file: `messages/${locale}/home.json`, content }
  })

const inEveryLanguage = (text: string): Texts => Object.fromEntries(locales.map((locale) => [locale, text]))

/** The problems of one message. */
const problemsOf = (texts: Texts) => checkMessages(filesOf(texts))

/** The fixes for one text; the other languages are correct and have no arguments. */
const fixesOf = (locale: Locale, text: string) =>
  problemsOf({ ...inEveryLanguage('Title'), [locale]: text }).map(({ fix }) => fix)

test('invalid JSON is reported without its missing keys', () => {
  const [file, ...others] = filesOf({ nl: 'Titel' }) as [MessageFile, ...MessageFile[]]
  expect(checkMessages([{ ...file, content: '{\n "a": “2”\n}' }, ...others])).toMatchObject([
    { file: file.file, text: expect.stringMatching(/^is not JSON/) },
  ])
})

test.each(['', '  ', ['x'], 22, null])('rejects the value %j', (value) => {
  const content = JSON.stringify({ a: { b: value } })
  expect(checkMessages([{ locale: 'fr', file: 'f', content }])).toMatchObject([
    { key: 'a.b', text: 'is not text' },
  ])
})

describe('keys', () => {
  test('reports a key that languages lack', () => {
    const [file, key] = ['messages/fr/home.json', 'home.title']
    expect(problemsOf({ fr: 'Titre', en: 'Title' })).toEqual([
      { file, key, text: 'is not in nl', fix: 'add it to nl, or remove it here' },
    ])
    expect(problemsOf({ fr: 'Titre' })).toEqual([
      { file, key, text: 'is not in nl and en', fix: 'add it to nl and en, or remove it here' },
    ])
  })

  test('reports a group that two files of a language have', () => {
    const files = filesOf(inEveryLanguage('Title'))
    const copies = files.map((one) => ({ ...one, file: one.file.replace('home', 'shell') }))
    expect(checkMessages([...files, ...copies])).toMatchObject(
      locales.map((locale) => ({ key: 'home', text: `is also in messages/${locale}/home.json` })),
    )
  })
})

describe('arguments', () => {
  test('may differ in order and plurals between languages', () => {
    const nl = '{b, plural, one {# gast} other {# gasten}} {a}'
    const en = '{a}: {b, selectordinal, one {#st} other {#th}}'
    expect(problemsOf({ ...inEveryLanguage('{a} {b, number}'), nl, en })).toEqual([])
  })

  test.each([
    ['{min} to {max} <b>night</b>', 'has <b>, {max}, {min}, the other languages {max}, {min}'],
    ['From {min}', 'has {min}, the other languages {max}, {min}'],
    ['From', 'has no {name}, the other languages {max}, {min}'],
    ['{min} to {max, number}', 'has {max, number}, {min}, the other languages {max}, {min}'],
    ['{min} to {max', 'is not a valid message: expect argument closing brace'],
    ['{min} to max}', 'is not a valid message: it has a } without a {'],
  ])('%s: %s', (en, text) => {
    expect(problemsOf({ ...inEveryLanguage('{min} - {max}'), en })).toMatchObject([
      { file: 'messages/en/home.json', key: 'home.title', text },
    ])
  })
})

describe('a figure typed by hand', () => {
  test.each([
    ['fr', 'Commission de 22\u00a0%', 'write {commissionEssential} instead of 22'],
    ['fr', 'De 22 à 27\u00a0%', 'write {commissionEssential} instead of 22'],
    ['nl', '{a, plural, other {72 uur}}', 'write {setupHours} or {outboxHours} instead of 72'],
    ['nl', 'Van 19.00 uur', 'write {maintenanceTo} instead of 19'],
    ['en', 'a 3-month notice', 'write {noticeMonths} instead of 3'],
    ['en', 'over 50+ homes', 'write {properties} instead of 50'],
    ['fr', '4\u202f500\u00a0€ par mois', 'write {shortMax, number} instead of 4\u202f500'],
    ['nl', 'Vanaf €\u00a04.500', 'write {shortMax, number} instead of 4.500'],
    ['fr', 'De 900\u00a0€', 'write {min, number} instead of 900'],
  ] as const)('%s %j: %s', (locale, text, fix) => {
    expect(fixesOf(locale, text)).toContain(fix)
  })

  test.each([
    'Assistance 24\u00a0h/24, 7j/7, 24/7, 24\u00a0heures sur 24',
    'Haut-Folin (901\u00a0m), à 72\u00a0km de Dijon, à 2\u00a0h\u00a030 en TGV',
    'le GR 13, 4 chambres, article 50-0, modèle B22, 1\u202f022\u00a0%',
    'De +{upliftLow}\u00a0% à +{upliftHigh}\u00a0%, depuis 2019',
  ])('does not include other numbers: %j', (text) => {
    expect(problemsOf(inEveryLanguage(text))).toEqual([])
  })
})

describe('typography', () => {
  test.each([
    ['Prix : 5', 'Prix\\u00a0: 5'],
    ['Prêt?', 'Prêt\\u202f?'],
    ['Bravo ! Oui ; non', 'Bravo\\u202f! Oui\\u202f; non'],
    ['«Oui»', '«\\u00a0Oui\\u00a0»'],
    ['un % de', 'un\\u00a0% de'],
    ["L'été", 'L’été'],
    ['L`été/u00a0: oui&nbsp;non', 'L’été\\u00a0: oui\\u00a0non'],
  ])('corrects French %j to %j', (text, right) => {
    expect(fixesOf('fr', text)).toEqual([`write "${right}"`])
  })

  test.each(['Vraiment\u202f?!', 'Voir cnil.fr, à 8:30 ou sur https://exemple.fr/?a=b', 'ans après ans...'])(
    'leaves French %j unchanged',
    (text) => expect(fixesOf('fr', text)).toEqual([]),
  )

  test.each(['{a}%', '{a} !', '{a, plural, one {#} other {#}} : oui'])('corrects after a value: %j', (fr) => {
    expect(problemsOf({ fr, nl: fr.replace(/ (?=[!:])/, ''), en: fr })).toMatchObject([
      { file: 'messages/fr/home.json', fix: expect.stringMatching(/}\\u(00a0|202f)/) },
    ])
  })

  test('corrects only apostrophes in Dutch and English', () => {
    expect(fixesOf('nl', "Foto's: 100 klaar!")).toEqual(['write "Foto’s: 100 klaar!"'])
    expect(fixesOf('en', 'Ready? 100')).toEqual([])
  })
})
