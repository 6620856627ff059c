/** @jest-environment node */
import { type Locale, locales } from '@/lib/i18n/locales'
import { checkMessages } from '@/scripts/messages/check'
import { codeWords } from '@/scripts/messages/code'
import { type MessageFile, messageFiles } from '@/scripts/messages/message'

type Texts = Partial<Record<Locale, string>>

const filesOf = (texts: Texts): MessageFile[] =>
  locales.map((locale) => {
    const text = texts[locale]
    const content = JSON.stringify({ home: text === undefined ? {} : { title: text } })
    return { locale, file: `messages/${locale}/home.json`, content }
  })

const inEveryLanguage = (text: string): Texts => Object.fromEntries(locales.map((locale) => [locale, text]))

/** The problems of one message. */
const problemsOf = (texts: Texts) => checkMessages(filesOf(texts)).problems

/** The fixes for one text; the other languages are correct and have no arguments. */
const fixesOf = (locale: Locale, text: string) =>
  problemsOf({ ...inEveryLanguage('Title'), [locale]: text }).map(({ fix }) => fix)

test('reports invalid JSON, and a file that a language lacks, without the missing keys', () => {
  const [file, ...others] = filesOf(inEveryLanguage('Title')) as [MessageFile, ...MessageFile[]]
  const invalid = checkMessages([{ ...file, content: '{\n "a": “2”\n}' }, ...others])
  expect(invalid.problems).toMatchObject([{ file: file.file, text: expect.stringMatching(/^is not JSON/) }])
  const lost = others.pop()?.file
  expect(checkMessages([file, ...others]).problems).toMatchObject([
    { file: lost, fix: `copy ${file.file} and translate it` },
  ])
})

test.each(['', '  ', ['x'], 22, null])('rejects the value %j', (value) => {
  const content = JSON.stringify({ a: { b: value } })
  const files = filesOf({}).map((one) => ({ ...one, content }))
  expect(checkMessages(files).problems).toMatchObject(
    locales.map(() => ({ key: 'a.b', text: 'is not text' })),
  )
})

test('reports a key that a language lacks, and one that only one language has', () => {
  expect(problemsOf({ ...inEveryLanguage('Titre'), nl: undefined })).toMatchObject([
    { file: 'messages/nl/home.json', key: 'home.title', fix: 'write it in nl, as in fr: "Titre"' },
  ])
  expect(problemsOf({ fr: 'Titre' })).toMatchObject([
    { file: 'messages/fr/home.json', fix: 'add it to the others, or remove it here' },
  ])
})

test('reports a typing error in the key of one language once, where it is', () => {
  const [file, ...others] = filesOf(inEveryLanguage('Title')) as [MessageFile, ...MessageFile[]]
  const wrong = { ...file, content: file.content.replace('title', 'titel') }
  expect(checkMessages([wrong, ...others]).problems).toMatchObject([
    { file: file.file, key: 'home.titel', fix: 'rename it to home.title' },
  ])
})

test('reports a group that two files of a language have', () => {
  const files = filesOf(inEveryLanguage('Title'))
  const copies = files.map((one) => ({ ...one, file: one.file.replace('home', 'shell') }))
  expect(checkMessages([...files, ...copies]).problems).toMatchObject(
    locales.map((locale) => ({ key: 'home', text: `is also in messages/${locale}/home.json` })),
  )
})

describe('arguments', () => {
  test('may differ in order and plurals between languages', () => {
    const nl = '{b, plural, one {# gast} other {# gasten}} {a}'
    const en = '{a}: {b, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
    expect(problemsOf({ ...inEveryLanguage('{a} {b, number}'), nl, en })).toEqual([])
  })

  test.each([
    ['From {min}', 'has {min}, the other languages {max}, {min}'],
    ['From', 'has no {name}, the other languages {max}, {min}'],
    ['{min} to max}', 'has {min}, the other languages {max}, {min}'],
    ['{min} to {max, number}', 'has {max, number}, {min}, the other languages {max}, {min}'],
    ['{min} to {max', 'is not a valid message: expect argument closing brace'],
  ])('%s: %s', (en, text) => {
    expect(problemsOf({ ...inEveryLanguage('{min} - {max}'), en })).toMatchObject([
      { file: 'messages/en/home.json', key: 'home.title', text },
    ])
  })
})

describe('plural forms', () => {
  const plural = '{n, plural, one {#} other {#}}'

  test.each([
    ['{n, plural, one {#} few {#} other {#}}', 'has "few" for {n}', 'remove it: Dutch has other, one'],
    ['{n, plural, other {#}}', 'lacks "one" for {n}', 'add it: Dutch has other, one'],
  ])('%s: %s, %s', (nl, text, fix) => {
    const place = { file: 'messages/nl/home.json', key: 'home.title' }
    expect(problemsOf({ ...inEveryLanguage(plural), nl })).toEqual([{ ...place, text, fix }])
  })

  test('reports an exact form that a language has lost', () => {
    const all = inEveryLanguage('{n, plural, =5 {five} other {#}}')
    expect(problemsOf({ ...all, en: plural })).toMatchObject([
      { file: 'messages/en/home.json', fix: 'use {n, number, =5}' },
    ])
  })

  test.each([
    ['en', '{noticeMonths}', 'plural, one {#\\u00a0month} other {#\\u00a0months}'],
    ['nl', '{withdrawalDays, number}', 'plural, one {#\\u00a0dag} other {#\\u00a0dagen}'],
  ] as const)('%s counts months, days and years with them: %s', (locale, text, right) => {
    const [name] = text.match(/\w+/) ?? []
    expect(fixesOf(locale, text)).toContain(`write "{${name}, ${right}}"`)
  })
})

describe('what only the code can tell', () => {
  const files = locales.flatMap(messageFiles)
  const words = codeWords()

  /** The problems after a replacement in every message file. */
  const problemsAfter = (from: string, to: string) =>
    checkMessages(
      files.map((one) => ({ ...one, content: one.content.replaceAll(from, to) })),
      words,
    ).problems

  test('the messages are those that the code and the catalogues need', () => {
    expect(checkMessages(files, words).problems).toEqual([])
  })

  test.each([
    [
      '"subtitle"',
      '"subtitel"',
      'home.json',
      { key: 'home.hero.subtitel', fix: 'rename it to home.hero.subtitle' },
    ],
    ['{estimateHours}', '{estimateHour}', 'contact.json', { fix: 'write {estimateHours}' }],
    ['"autun"', '"autum"', 'seo.json', { key: 'seo.autum.title', fix: 'rename it to seo.autun.title' }],
    [
      '"autun"',
      '"autum"',
      'seo.json',
      { key: 'seo.autun.title', text: 'is missing: lib/content/cities.ts has the city autun' },
    ],
  ])('reports a typing error of every language: %s as %s', (from, to, file, problem) => {
    expect(problemsAfter(from, to)).toEqual(
      expect.arrayContaining(
        locales.map((locale) => expect.objectContaining({ file: `messages/${locale}/${file}`, ...problem })),
      ),
    )
  })

  test('warns of a text that is the same in two languages, unless it is a name or a shared word', () => {
    const warnings = (text: string) => checkMessages(filesOf(inEveryLanguage(text))).warnings
    expect(warnings('Hello')).toHaveLength(locales.length - 1)
    expect(warnings('Contact')).toEqual([])
    expect(warnings('+{upliftHigh}%')).toEqual([])
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
    ['fr', '4\u202f500\u00a0€ par mois', 'write {shortMax, number, euros} instead of 4\u202f500'],
    ['nl', 'Vanaf €\u00a04.500', 'write {shortMax, number, euros} instead of 4.500'],
    ['en', '€{a, number}', 'remove it, and write {name, number, euros} for the amount'],
    ['fr', 'De 900\u00a0€', 'write {min, number, euros} instead of 900'],
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

  test('corrects French after a value', () => {
    expect(problemsOf({ ...inEveryLanguage('{a}!'), fr: '{a} !' })).toMatchObject([
      { fix: 'write "{a}\\u202f!"' },
    ])
  })

  test.each([
    ['fr', 'Tom &amp; Anne', 'Tom & Anne'],
    ['en', 'a <b>big</b> house', 'a big house'],
    ['nl', '<a href="/x">{min}</a>&nbsp;nachten', '{min}\\u00a0nachten'],
  ] as const)('removes markup and entities in %s: %j', (locale, text, right) => {
    expect(
      problemsOf({ ...inEveryLanguage(text.includes('{') ? '{min}' : 'Title'), [locale]: text }),
    ).toEqual([
      expect.objectContaining({
        fix: `write "${right}"`,
        text: expect.stringContaining('which pages show as it is'),
      }),
    ])
  })

  test('corrects only apostrophes in Dutch and English', () => {
    expect(fixesOf('nl', "Foto's: 100 klaar!")).toEqual(['write "Foto’s: 100 klaar!"'])
    expect(fixesOf('en', 'Ready? 100')).toEqual([])
  })
})
