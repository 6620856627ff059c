/** @jest-environment node */
import { figureArguments } from '@/lib/business/figures'
import { citySlugs } from '@/lib/content/cities'
import { type Locale, locales } from '@/lib/i18n/locales'
import { checkMessages } from '@/scripts/messages/check'
import { checkCities } from '@/scripts/messages/check-cities'
import type { MessageFile } from '@/scripts/messages/read'

type Texts = Partial<Record<Locale, string>>

const filesOf = (texts: Texts): MessageFile[] =>
  locales.map((locale) => {
    const text = texts[locale]
    const content = JSON.stringify({ home: text === undefined ? {} : { title: text } })
    return { locale, file: `messages/${locale}/home.json`, content }
  })

const inEveryLanguage = (text: string): Texts => Object.fromEntries(locales.map((locale) => [locale, text]))
/** A correct text without arguments in every language. */
const titles = inEveryLanguage('Title')

/** The problems of one message. */
const problemsOf = (texts: Texts) => checkMessages(filesOf(texts))

/** The suggested texts for one text; the other languages are correct and have no arguments. */
const corrected = (locale: keyof Texts, text: string) =>
  problemsOf({ ...titles, [locale]: text }).map(({ suggestion }) => suggestion)

test('invalid JSON is reported with its line and without its missing keys', () => {
  const [file, ...others] = filesOf({ nl: 'Titel' }) as [MessageFile, ...MessageFile[]]
  for (const content of ['{\n "a": "1"\n "b": "2"\n}', '{\n "a": "1",\n "b": “2”\n}'])
    expect(checkMessages([{ ...file, content }, ...others])).toMatchObject([
      { file: file.file, key: 'line 3' },
    ])
})

test.each(['', '  ', ['x'], 22, null])('rejects the value %j', (value) => {
  const content = JSON.stringify({ a: { b: value } })
  expect(checkMessages([{ locale: 'fr', file: 'f', content }])).toMatchObject([
    { key: 'a.b', text: 'is not text' },
  ])
})

describe('keys', () => {
  test('reports a missing key with its file and the text to translate', () => {
    expect(problemsOf({ ...titles, fr: 'Titre', nl: undefined })).toEqual([
      {
        file: 'messages/nl/home.json',
        key: 'home.title',
        text: 'is missing',
        suggestion: '"title": "…", a translation of "Titre"',
      },
    ])
  })

  test('reports a group that two files of a language have', () => {
    const files = filesOf(titles)
    const copies = files.map((one) => ({ ...one, file: one.file.replace('home', 'shell') }))
    expect(checkMessages([...files, ...copies])).toEqual(
      locales.map((locale) => ({
        file: `messages/${locale}/shell.json`,
        key: 'home',
        text: `is also in messages/${locale}/home.json`,
        suggestion: 'it in one file',
      })),
    )
  })

  test('reports an extra key', () => {
    expect(problemsOf({ nl: 'Titel' })).toMatchObject([
      { file: 'messages/nl/home.json', text: expect.stringMatching(/^is not in fr\b.*\ben\b/) },
    ])
  })
})

describe('the copy of a city', () => {
  const file = 'messages/fr/city.json'
  const missingFrom = (keys: readonly string[]) => {
    const problems = checkCities(keys.map((key) => ({ locale: 'fr', file, key, text: 'Dijon' })))
    return [...new Set(problems.map(({ key }) => key))]
  }
  const keys = citySlugs.flatMap((slug) => [`places.${slug}.name`, `places.${slug}.at`])

  test('is reported as one group if all of it is missing, otherwise by its keys', () => {
    expect(missingFrom(keys)).toEqual([])
    expect(missingFrom(keys.filter((key) => !key.includes('autun')))).toEqual(['places.autun'])
    expect(missingFrom(keys.filter((key) => key !== 'places.autun.at'))).toEqual(['places.autun.at'])
  })

  test('may lack the block about the place', () => {
    expect(missingFrom(['citySpecific.autun.title'])).toEqual([])
  })
})

describe('arguments', () => {
  test('may differ in order and plurals between languages', () => {
    const nl = '{b, plural, one {# gast} other {# gasten}} {a}'
    expect(problemsOf({ ...inEveryLanguage('{a} {b, number}'), nl, en: '{a}: {b, number}' })).toEqual([])
  })

  test.each([
    ['{min} to {max} {night}', 'has {night}, which the other languages do not have'],
    ['From {min}', 'lacks {max}'],
    ['{min} to {mx}', 'lacks {max} and has {mx}, which the other languages do not have'],
    ['{min} to {max, number}', 'lacks {max} and has {max, number}, which the other languages do not have'],
    ['{min} to {max', 'is not a valid message: expect argument closing brace'],
    ['{min} to max}', 'is not a valid message: it has a } without a {'],
  ])('%s: %s', (en, text) => {
    const suggestion = 'the sentence with {min}, {max}'
    expect(problemsOf({ ...inEveryLanguage('{min} - {max}'), en })).toEqual([
      { file: 'messages/en/home.json', key: 'home.title', text, suggestion },
    ])
  })
})

describe('a figure typed by hand', () => {
  const { commissionEssential, setupHours, estimateHours, noticeMonths, callMinutes } = figureArguments
  test.each([
    ['fr', `Commission de ${commissionEssential}\u00a0%`, '"Commission de {commissionEssential}\\u00a0%"'],
    ['fr', `<b>7\u00a0j/7, en ${setupHours} h</b>`, '"<b>7\\u00a0j/7, en {setupHours}\\u00a0h</b>"'],
    ['nl', `{a, plural, other {${estimateHours} uur}}`, '"{a, plural, other {{estimateHours}\\u00a0uur}}"'],
    ['nl', `Opzegtermijn: ${noticeMonths} maanden`, '"Opzegtermijn: {noticeMonths}\\u00a0maanden"'],
    ['en', `a ${noticeMonths}-month notice`, '"a {noticeMonths}-month notice"'],
    ['en', `a ${callMinutes}-minute call`, '"a {callMinutes}-minute call"'],
    ['en', 'from 8:00 to 19:00', '"from {maintenanceFrom}:00 to {maintenanceTo}:00"'],
    ['fr', '2500 à 4\u202f500 € par mois', '"{shortMin, number} à {shortMax, number}\\u00a0€ par mois"'],
    ['nl', 'Vanaf € 4.500', '"Vanaf € {shortMax, number}"'],
    ['en', 'From €4,500', '"From €{shortMax, number}"'],
    ['fr', 'De 900 €', '"De {min, number}\\u00a0€"; a developer has to pass the argument in braces'],
  ] as const)('%s %j is corrected to %s', (locale, text, suggestion) => {
    expect(corrected(locale, text)).toEqual([suggestion])
  })

  test('is replaced by the argument that the other languages use', () => {
    const [problem] = problemsOf({ ...inEveryLanguage('{max, number}'), fr: 'Dès 2500\u00a0€' })
    expect(problem).toMatchObject({
      file: 'messages/fr/home.json',
      suggestion: '"Dès {max, number}\\u00a0€"',
    })
    expect(problem?.text).toMatch(/^types by hand a figure that lib defines: 2500/)
  })

  test.each([
    'Assistance 24\u00a0h/24, 7\u00a0j/7',
    'Haut-Folin (901\u00a0m), à 72\u00a0km de Dijon',
    'Paris à 2\u00a0h\u00a030 en TGV',
    'le GR 13, 4 chambres, article 6, modèle B22',
    'depuis 2019',
  ])('does not include measures of other things: %j', (text) => {
    expect(corrected('fr', text)).toEqual([])
  })
})

describe('a claim that lib does not support', () => {
  const claims = (locale: Locale, text: string) =>
    problemsOf({ ...titles, [locale]: text }).map((problem) => problem.text)

  test.each([
    ['fr', 'Jusqu’à +72\u00a0%', '"72\u00a0%"'],
    ['fr', '60+ logements gérés', '"60+ logements"'],
    ['fr', 'quatre fois le loyer', '"quatre fois"'],
    ['nl', '4 keer zoveel', '"4 keer"'],
    ['nl', 'Voor u: €\u00a0790', '"790"'],
    ['nl', 'Antwoord binnen 4 uur', '"4 uur"'],
    ['en', 'twice the rent', '"twice"'],
    ['en', 'from 18% commission', '"18% commission"'],
    ['en', 'You keep €1,780', '"1,780"'],
  ] as const)('%s %j is reported as %s', (locale, text, claim) => {
    expect(claims(locale, text)).toEqual([`states a figure that lib does not have: ${claim}`])
  })

  test.each([
    'De +{upliftLow}\u00a0% à +{upliftHigh}\u00a0%',
    'Pour la première fois',
    'Un lit double, 4 chambres, un rayon de 20\u00a0km',
    'En 2034, 24\u00a0h/24',
  ])('is not %j', (text) => {
    expect(problemsOf(inEveryLanguage(text))).toEqual([])
  })
})

describe('typography', () => {
  test.each([
    ['Prix : 5', 'Prix\u00a0: 5'],
    ['Prêt?', 'Prêt\u202f?'],
    ['Bravo ! Oui ; non', 'Bravo\u202f! Oui\u202f; non'],
    ['«Oui»', '«\u00a0Oui\u00a0»'],
    ['un % de', 'un\u00a0% de'],
    ["L'été", 'L’été'],
    ['Message envoyé !', 'Message envoyé\u202f!'],
    ['L`été/u00a0: oui&nbsp;non', 'L’été\u00a0: oui\u00a0non'],
  ])('corrects French %j to %j', (text, right) => {
    const shown = JSON.stringify(right).replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f')
    expect(corrected('fr', text)).toEqual([shown])
  })

  test.each(['Vraiment\u202f?!', 'Voir cnil.fr, à 8:30 ou sur https://exemple.fr/?a=b', 'ans après ans...'])(
    'leaves French %j unchanged',
    (text) => expect(corrected('fr', text)).toEqual([]),
  )

  test.each([
    ['fr', 'sous {replyHours} heures'],
    ['nl', 'binnen {replyHours}uur'],
    ['fr', '{replyHours}%'],
    ['fr', '{replyHours}!'],
  ] as const)('puts a no-break space after a value in %s: %j', (locale, text) => {
    const texts = inEveryLanguage('{replyHours}')
    expect(problemsOf({ ...texts, [locale]: text })).toMatchObject([
      { suggestion: expect.stringMatching(/}\\u(00a0|202f)/) },
    ])
  })

  test('corrects only apostrophes in Dutch and English', () => {
    expect(corrected('nl', "Foto's: 100 klaar!")).toEqual(['"Foto’s: 100 klaar!"'])
    expect(corrected('en', 'Ready? 100')).toEqual([])
  })
})
