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

/** What an editor is told of one message in three languages, as far as it is shown. */
const told = (texts: Texts, source = "t('home.title')") =>
  checkMessages(filesOf(texts), [{ file: 'a.ts', content: source }])

/** What is told to write when this text stands beside the others, which have no arguments. */
const corrected = (locale: keyof Texts, text: string) =>
  told({ fr: 'Titre', nl: 'Titel', en: 'Title', [locale]: text }).map(({ write }) => write)

test('messages in order need no word', () => {
  const text = 'Sous {setupHours}\u00a0h'
  expect(told({ fr: text, nl: text, en: text })).toEqual([])
})

test('a file that is not JSON is told with its line and nothing else, because every key of it would seem missing', () => {
  const broken = {
    locale: 'fr' as const,
    file: 'messages/fr/home.json',
    content: '{\n "a": "1"\n "b": "2"\n}',
  }
  const problems = checkMessages([broken, ...filesOf({ nl: 'Titel' }).slice(1)], [])
  expect(problems.map(({ file, key }) => [file, key])).toEqual([[broken.file, 'line 3']])
})

test.each(['', '  ', ['x'], 22, null])('%j is no text', (value) => {
  const content = JSON.stringify({ a: { b: value } })
  expect(checkMessages([{ locale: 'fr', file: 'f', content }], [])).toMatchObject([
    { key: 'a.b', text: 'is no text' },
  ])
})

describe('keys', () => {
  test('one that is missing is told with the file it belongs in and the words to translate', () => {
    expect(told({ fr: 'Titre', en: 'Title' })).toEqual([
      {
        file: 'messages/nl/home.json',
        key: 'home.title',
        text: 'is missing',
        write: '"title": "…", in the words of this language for "Titre"',
      },
    ])
  })

  test('one that a single language has is too much', () => {
    expect(told({ nl: 'Titel' })).toMatchObject([
      { file: 'messages/nl/home.json', text: 'is a key that fr and en do not have' },
    ])
  })
})

describe('arguments', () => {
  test('are the same in each language, whatever their order and their plurals', () => {
    const nl = '{b, plural, one {# uur} other {# uur}} {a}'
    expect(told({ fr: '{a} {b, number}', nl, en: '{a}: {b, number}' })).toEqual([])
  })

  test.each([
    ['{min} to {max} {night}', 'has {night}, which the other languages do not have'],
    ['From {min}', 'lacks {max}'],
    ['{min} to {mx}', 'lacks {max} and has {mx}, which the other languages do not have'],
    ['{min} to {max, number}', 'lacks {max} and has {max, number}, which the other languages do not have'],
    ['{min} to {max', 'is no message: expect argument closing brace'],
    ['{min} to max}', 'is no message: a brace } is closed and was not opened'],
  ])('%s: %s', (en, text) => {
    const write = 'the sentence with {min}, {max}'
    expect(told({ fr: '{min} - {max}', nl: '{min} - {max}', en })).toEqual([
      { file: 'messages/en/home.json', key: 'home.title', text, write },
    ])
  })
})

describe('a figure typed by hand', () => {
  test.each([
    ['fr', 'Commission de 22\u00a0%', '"Commission de {commissionEssential}\\u00a0%"'],
    ['fr', 'Prêt en 72 h', '"Prêt en {setupHours} h"'],
    ['nl', 'Binnen 24 uur', '"Binnen {estimateHours} uur"'],
    ['nl', 'Opzegtermijn: 3 maanden', '"Opzegtermijn: {noticeMonths} maanden"'],
    ['en', 'a 30-minute call', '"a {callMinutes}-minute call"'],
    ['en', 'from 8:00 to 19:00', '"from {maintenanceFrom}:00 to {maintenanceTo}:00"'],
    ['fr', 'De 4\u202f500 € par mois', '"De {shortMax, number}\\u00a0€ par mois"'],
    ['nl', 'Vanaf € 4.500', '"Vanaf € {shortMax, number}"'],
    ['en', 'From €4,500', '"From €{shortMax, number}"'],
    ['fr', 'De 900 €', '"De {min, number}\\u00a0€"; a developer has to pass what stands in braces'],
  ] as const)('%s %j is to be %s', (locale, text, write) => {
    expect(corrected(locale, text)).toEqual([write])
  })

  test('gets the argument that the other languages have', () => {
    const [problem] = told({ fr: 'Dès 2500\u00a0€', nl: 'Vanaf {max, number}', en: 'From {max, number}' })
    expect(problem).toMatchObject({ file: 'messages/fr/home.json', write: '"Dès {max, number}\\u00a0€"' })
    expect(problem?.text).toMatch(/^types by hand a figure that lives in lib: 2500/)
  })

  test.each([
    'Assistance 24\u00a0h/24, 7\u00a0j/7',
    'Haut-Folin (901\u00a0m), à 72\u00a0km de Dijon',
    'Paris à 2\u00a0h\u00a030 en TGV',
    'le GR 13, 4 chambres, article 6, modèle B22',
    'depuis 2019',
  ])('is not one that measures something else: %j', (text) => {
    expect(corrected('fr', text)).toEqual([])
  })
})

describe('typography', () => {
  test.each([
    ['Prix : 5', 'Prix\u00a0: 5'],
    ['Prêt?', 'Prêt\u202f?'],
    ['Bravo ! Oui ; non', 'Bravo\u202f! Oui\u202f; non'],
    ['«Oui»', '«\u00a0Oui\u00a0»'],
    ['4 % de', '4\u00a0% de'],
    ["L'été", 'L’été'],
    ['Message envoyé !', 'Message envoyé\u202f!'],
  ])('of French: %j becomes %j', (text, right) => {
    const shown = JSON.stringify(right).replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f')
    expect(corrected('fr', text)).toEqual([shown])
  })

  test.each(['Vraiment\u202f?!', 'Voir cnil.fr, à 8:30 ou sur https://exemple.fr/?a=b', 'Et voilà...'])(
    'of French: %j stays',
    (text) => expect(corrected('fr', text)).toEqual([]),
  )

  test('of Dutch and English: no space before a sign, but real apostrophes', () => {
    expect(corrected('nl', "Foto's: 4% klaar!")).toEqual(['"Foto’s: 4% klaar!"'])
    expect(corrected('en', 'Ready? 4%')).toEqual([])
  })
})

describe('a message is shown', () => {
  // Gaps of templates are written <key> here.
  const source = (text: string) => text.replaceAll('<', '$'.concat('{')).replaceAll('>', '}')
  const shown = (text: string) => told({ fr: 'Titre', nl: 'Titel', en: 'Title' }, source(text))

  test.each([
    "t('home.title')",
    "const t = await getTranslations('home'); t('title')",
    'getTranslations(`home`); t(`<block>.title`); t({ title: 1 })',
  ])('by %s', (text) => expect(shown(text)).toEqual([]))

  test.each(["t('home.titles')", "t('home')", '`<a>.<b>`', '// home.title'])('not by %s', (text) =>
    expect(shown(text)).toMatchObject([{ key: 'home.title', text: 'is shown nowhere' }]),
  )
})
