/** @jest-environment node */
import { type CitySlug, cityOf, citySlugs } from '@/lib/content/cities'
import { publicPages } from '@/lib/content/pages'
import type { Person } from '@/lib/content/people'
import { report } from '@/lib/files/report'
import { type Locale, locales } from '@/lib/i18n/locales'
import { withKeys } from '@/lib/i18n/message-keys'
import { checkMessages } from '@/scripts/messages/check'
import { checkPeople } from '@/scripts/messages/entries'
import { checkOthers, type MessageFile, messageFiles, readMessages } from '@/scripts/messages/read'
import { wordsOfCode } from '@/scripts/messages/unread'
import { checkSearchCopy } from '@/scripts/messages/wording'

/** The invisible key of a sentence in a preview. */
const keyed = withKeys({ title: '' }, 'home.').title

type Texts = Partial<Record<Locale, string>>

const fileOf = (locale: Locale, content: string | Buffer): MessageFile => ({
  locale,
  file: `messages/${locale}/home.json`,
  bytes: Buffer.from(content),
})
const filesOf = (texts: Texts): MessageFile[] =>
  locales.map((locale) => fileOf(locale, JSON.stringify({ home: { title: texts[locale] } })))

const inEveryLanguage = (text: string): Texts => Object.fromEntries(locales.map((locale) => [locale, text]))

/** The problems of one message. */
const problemsOf = (texts: Texts) => checkMessages(filesOf(texts)).problems

/** The fixes for one text; the other languages are correct and have no arguments. */
const fixesOf = (locale: Locale, text: string) =>
  problemsOf({ ...inEveryLanguage('Title'), [locale]: text }).map(({ fix }) => fix)

describe('a file as people save it', () => {
  const content = '{\n  "home": {\n    "title": "Été",\n    "text": "L’été {n}"\n  }\n}\n'
  /** The problems of the French file, as lines of a report: place, text, fix. */
  const reportOf = (changed: string | Buffer) =>
    checkMessages(locales.map((locale) => fileOf(locale, locale === 'fr' ? changed : content)))
      .problems.map((one) => report(one, changed.toString(), 'error', false))
      .join('\n')

  test.each([
    ['blanks and tabs', content.replaceAll('  ', '\t').replaceAll(': ', ' :\t ')],
    ['line breaks of Windows, none at the end', content.trimEnd().replaceAll('\n', '\r\n')],
    ['one line', JSON.stringify(JSON.parse(content))],
    ['a byte-order mark', `\uFEFF${content}`],
  ])('may have any format: %s', (_, changed) => {
    expect(reportOf(changed)).toBe('')
  })

  test.each<[string, string | Buffer, number, string, string]>([
    ['Windows-1252', Buffer.from(content, 'latin1'), 3, 'is not saved as UTF-8: .*�t�', 'UTF-8'],
    ['UTF-16', Buffer.from(content, 'utf16le'), 1, 'is saved as UTF-16', 'UTF-8'],
    ['a lost letter', content.replace('L’été', 'L’�t�'), 4, 'has lost a letter: .*L’�t�', 'write the letter'],
    [
      'UTF-8 read as Windows-1252',
      content.replace('L’été', 'Lâ€™Ã©tÃ©'),
      4,
      'home.text',
      'write "L’été {n}"',
    ],
    ['an opening smart quote', content.replace('"L', '“L'), 4, 'is not JSON at "“L’été', '"straight quotes"'],
    ['a closing smart quote', content.replace('{n}"', '{n}”'), 4, 'is not JSON at ', '"straight quotes"'],
    ['a missing comma', content.replace('",', '"'), 3, 'lacks a comma before .*text', 'put a comma after'],
    [
      'a comma at the end',
      content.replace('{n}"', '{n}",'),
      5,
      'is not JSON at "}"',
      'each entry but the last',
    ],
    [
      'a merge',
      content.replace('    "text', '<<<<<<< HEAD\r\n    "text'),
      4,
      'has the mark <<<<<<<',
      'keep one',
    ],
    ['a comment', content.replace('  "home', '// Home\n  "home'), 2, 'has the comment "// Home"', 'remove'],
    [
      'a key twice',
      content.replace('"text"', '"title"'),
      4,
      'home.title\n  is twice, also in line 3',
      'keep one',
    ],
    ['an invisible sign in a key', content.replace('text"', 'text\u00a0"'), 4, 'has a sign', 'write "text"'],
    ['a value in braces', content.replace('{n}', '{n\u00a0}'), 4, 'home.text', 'write "L’été {n}"'],
    ['a zero-width sign', content.replace('{n}', '{\u200bn}'), 4, 'home.text', 'write "L’été {n}"'],
    ['a quoted value', content.replace('{n}', "'{n}'"), 4, 'home.text', 'write "L’été {n}"'],
    ['an unclosed tag', content.replace('L’', '<b L’'), 4, 'invalid tag.* at "<b L’', 'remove the <'],
    ['an unclosed brace', content.replace('{n}', '{n'), 4, 'at "{n"', 'close every {'],
    ['no text', content.replace('"Été"', '22'), 3, 'home.title\n  is not text', 'straight quotes'],
    ['an empty text', content.replace('Été', ' '), 3, 'home.title\n  is empty', 'write the sentence'],
  ])('%s is reported with its line and what to do', (_, changed, line, text, fix) => {
    const problems = reportOf(changed)
    expect(problems.match(/^\S+:\d+: /gm)).toEqual([`messages/fr/home.json:${line}: `])
    expect(problems).toMatch(new RegExp(text))
    expect(problems).toContain(fix)
    expect(problems).toMatch(/^ {2}Fix: /m)
  })

  test('files that no page reads are reported, except those that editors hide', () => {
    const names = ['fr/été.json', 'fr/old/home.json', 'fr/home.json.bak', 'xx/home.json']
    const others = checkOthers([...names, 'fr/home.json', 'fr/.home.json.un', 'fr/index.d.ts'])
    expect(others.map(({ file }) => file)).toEqual(names.map((name) => `messages/${name}`))
  })
})

describe('keys', () => {
  const [fr, ...others] = filesOf(inEveryLanguage('Title')) as [MessageFile, ...MessageFile[]]

  test('of a file that a language lacks are not reported one by one', () => {
    expect(checkMessages([fr, ...others.slice(1)]).problems).toMatchObject([
      { file: 'messages/nl/home.json', fix: 'copy messages/fr/home.json and translate it' },
    ])
  })

  test.each<[Texts, { file: string; fix: string }]>([
    [
      { ...inEveryLanguage('Titre'), nl: undefined },
      { file: 'messages/nl/home.json', fix: 'write it in nl, as in fr: "Titre"' },
    ],
    [{ fr: 'Titre' }, { file: 'messages/fr/home.json', fix: 'add it to the others, or remove it here' }],
  ])('of %j are in all languages or in none', (texts, problem) => {
    expect(problemsOf(texts)).toMatchObject([{ key: 'home.title', ...problem }])
  })

  test('with a typing error in one language are reported once, where they are', () => {
    const wrong = fileOf('fr', '{"home":{"titel":"Title"}}')
    expect(checkMessages([wrong, ...others]).problems).toMatchObject([
      { file: fr.file, key: 'home.titel', fix: 'rename it to home.title' },
    ])
  })

  test('of a group are in one file', () => {
    const copies = [fr, ...others].map((one) => ({ ...one, file: one.file.replace('home', 'shell') }))
    expect(checkMessages([fr, ...others, ...copies]).problems).toMatchObject(
      locales.map((locale) => ({ key: 'home', text: `is also in messages/${locale}/home.json` })),
    )
  })
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
    ['{min} to {max, number}', 'has {max, number}, {min}, the other languages {max}, {min}'],
  ])('%s: %s', (en, text) => {
    expect(problemsOf({ ...inEveryLanguage('{min} - {max}'), en })).toMatchObject([
      { file: 'messages/en/home.json', key: 'home.title', text },
    ])
  })
})

describe('formats', () => {
  test.each([
    ['{a, number, euro}', '{a, number, euros}'],
    ['{a, number, Euros}', '{a, number, euros}'],
    ['{a, number, euros,0}', '{a, number, euros}'],
    ['{a, number, percents}', '{a, number, percent}'],
    ['{a, number, ::integr}', '{a, number, integer}'],
    ['{a, date, lang}', '{a, date, long}'],
    ['{a, time, Short}', '{a, time, short}'],
  ])('%s is none that next-intl knows, and becomes %s', (text, right) => {
    expect(problemsOf(inEveryLanguage(text)).map(({ fix }) => fix)).toEqual(
      locales.map(() => `write ${right}`),
    )
  })

  test.each(['{a, number, euros}', '{a, number, integer}', '{a, date, ::yMMMd}', '{a, time, short}'])(
    '%s is one that next-intl knows',
    (text) => expect(problemsOf(inEveryLanguage(text))).toEqual([]),
  )

  test('of amounts are in all languages, at one end of a range or at both', () => {
    const [both, last] = ['{a, number, euros} to {b, number, euros}', '{a, number} à {b, number, euros}']
    expect(problemsOf({ ...inEveryLanguage(both), fr: last })).toEqual([])
    expect(problemsOf({ ...inEveryLanguage(both), nl: '{a, number} tot {b, number}' })).toMatchObject([
      { file: 'messages/nl/home.json', key: 'home.title', fix: 'write {a, number, euros}' },
    ])
  })

  test.each(['{a, nombre}', '{a, Number, euros}'])('%s has a type in another language', (text) => {
    expect(fixesOf('fr', text)).toEqual(['write number, date or plural, in English, after the comma'])
  })
})

describe('plural forms', () => {
  const plural = '{n, plural, one {#} other {#}}'

  test.each([
    ['nl', '{n, plural, one {#} few {#} other {#}}', 'remove it: Dutch has other, one'],
    ['nl', '{n, plural, other {#}}', 'add it: Dutch has other, one'],
    ['nl', '{n, plural, one {#}}', 'end the forms with other {…}'],
    ['en', '{noticeMonths}', 'write "{noticeMonths, plural, one {#\\u00a0month} other {#\\u00a0months}}"'],
    [
      'nl',
      '{withdrawalDays, number}',
      'write "{withdrawalDays, plural, one {#\\u00a0dag} other {#\\u00a0dagen}}"',
    ],
  ] as const)('%s %s: %s', (locale, text, fix) => {
    expect(problemsOf({ ...inEveryLanguage(plural), [locale]: text })).toMatchObject([
      { file: `messages/${locale}/home.json`, key: 'home.title', fix },
    ])
  })

  test('reports an exact form that a language has lost', () => {
    const all = inEveryLanguage('{n, plural, =5 {five} other {#}}')
    expect(problemsOf({ ...all, en: plural })).toMatchObject([
      { file: 'messages/en/home.json', fix: 'use {n, number, =5}' },
    ])
  })
})

describe('what only the code can tell', () => {
  const files = locales.flatMap(messageFiles)
  const words = wordsOfCode()
  const [model, slug] = citySlugs

  test.each([
    ['"subtitle"', '"subtitel"', 'home.json', 'home.hero.subtitel', 'rename it to home.hero.subtitle'],
    [`"${slug}"`, `"${slug}n"`, 'seo.json', `seo.${slug}n.title`, `rename it to seo.${slug}.title`],
    [
      `"${slug}"`,
      `"${slug}n"`,
      'seo.json',
      `seo.${slug}.title`,
      expect.stringContaining(`seo.${model}.title`),
    ],
  ])('reports a mistake of every language: %s as %s', (from, to, file, key, fix) => {
    const changed = files.map((one) => ({
      ...one,
      bytes: Buffer.from(one.bytes.toString().replaceAll(from, to)),
    }))
    expect(checkMessages(changed, words).problems).toEqual(
      expect.arrayContaining(
        locales.map((locale) => expect.objectContaining({ file: `messages/${locale}/${file}`, key, fix })),
      ),
    )
  })
})

describe('the words of an owner', () => {
  const area = citySlugs[0] as CitySlug
  const { max } = cityOf(area).income
  const ada: Person = {
    name: 'Ada',
    area,
    beforeRevenue: 0,
    afterRevenue: max + 1000,
    occupancyRate: 60,
    image: 'village',
    example: true,
  }
  const within = { ...ada, afterRevenue: max }
  const texts = { title: 'A house', quote: 'Yes', rangeNote: 'It is large', example: 'Example' }
  const wordsOf = (without = '') => {
    const json = JSON.stringify({ people: { ada: { ...texts, [without]: undefined } } })
    return readMessages(locales.map((locale) => fileOf(locale, json))).messages
  }

  test.each([
    ['an example', ada, '', null],
    ['no example', { ...ada, example: false }, '', { example: 'labels invented words' }],
    ['an example without its label', ada, 'example', { example: 'is missing' }],
    ['an income without its explanation', ada, 'rangeNote', { rangeNote: 'is missing' }],
    ['an explanation of nothing', within, '', { rangeNote: `explains ${max} EUR` }],
    ['an income within the range', within, 'rangeNote', null],
  ])('%s', (_, entry, without, problem) => {
    const expected = Object.entries(problem ?? {}).flatMap(([name, text]) =>
      locales.map((locale) => ({
        file: `messages/${locale}/home.json`,
        key: `people.ada.${name}`,
        text: expect.stringContaining(text),
      })),
    )
    expect(checkPeople(wordsOf(without), { ada: entry })).toMatchObject(expected)
  })

  test('that are invented are named, and so is a photograph that is missing', () => {
    expect(checkPeople(wordsOf(), { ada: { ...ada, example: false, image: 'none.jpg' } })).toMatchObject([
      ...locales.map(() => ({
        fix: expect.stringContaining('people.ada.title, people.ada.quote, people.ada.rangeNote;'),
      })),
      { key: 'ada.image', text: expect.stringContaining('photos/none.jpg') },
    ])
  })
})

test.each([
  ['Hello', locales.length - 1],
  ['Contact', 0],
  ['+{upliftHigh}%', 0],
])('a text that is the same in two languages, unless it is a name or a shared word: %s', (text, count) => {
  expect(checkMessages(filesOf(inEveryLanguage(text))).warnings).toHaveLength(count)
})

test.each([
  ...[
    'TODO',
    'TODO: prices',
    'From XX euros',
    'XXX',
    'Lorem ipsum dolor',
    '=SUM(A1)',
    '=A1',
    '#REF!',
    '#N/A',
    '#NOM?',
  ],
  ...['Call [NAME]', 'On [...]', 'TBD', '???', 'undefined', '[object Object]'],
])('warns of the placeholder %j', (text) => {
  expect(checkMessages(filesOf({ ...inEveryLanguage('Dijon'), en: text })).warnings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        file: 'messages/en/home.json',
        key: 'home.title',
        text: expect.stringContaining('placeholder'),
      }),
    ]),
  )
})

test.each([
  'Au XXe siècle',
  'Taille XXL',
  '{n, plural, =5 {a} other {#}}',
  'Todo el año',
  '[an]',
  'A = B',
  'N° 1',
])('takes no placeholder for one in %j', (text) => {
  const { warnings } = checkMessages(filesOf(inEveryLanguage(text)))
  expect(warnings.filter((one) => one.text.includes('placeholder'))).toEqual([])
})

test('warns of wording that an editor may still choose', () => {
  const text = 'Two sentences that are the same are one too many'
  const twice = locales.map((locale) =>
    fileOf(
      locale,
      JSON.stringify({ home: { a: text, b: text, c: '1–2', d: 'Go →' }, argument: { e: 'Free.' } }),
    ),
  )
  expect(checkMessages(twice).warnings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'home.b', text: 'is the same as home.a' }),
      expect.objectContaining({ key: 'home.c', fix: 'write the word for "to"' }),
      expect.objectContaining({ key: 'home.d', text: 'has →, which the fonts lack' }),
      expect.objectContaining({ key: 'argument.e', text: 'ends like a sentence' }),
    ]),
  )
})

test.each([
  [60, 120, []],
  [61, 119, ['title', 'description']],
  [9, 159, ['title', 'description']],
])(
  'warns of a title of %d and a description of %d characters unless search results show them',
  (title, description, parts) => {
    const copy = { title: 'x'.repeat(title), description: 'x'.repeat(description) }
    const { warnings } = checkSearchCopy(publicPages.slice(0, 1), () => copy)
    expect(warnings.map(({ key }) => key)).toEqual(parts.map((part) => `seo.home.${part}`))
  },
)

test('warns of a sign that the share image leaves out, with what it shows', () => {
  const copy = { title: '🏡 Gîtes en Morvan ✓', description: 'x'.repeat(120) }
  expect(checkSearchCopy(publicPages.slice(0, 1), () => copy).warnings).toMatchObject([
    {
      key: 'seo.home.title',
      text: expect.stringContaining('🏡 ✓'),
      fix: expect.stringContaining('"Gîtes en Morvan"'),
    },
  ])
})

test('reports a title with a figure that its page does not fill in', () => {
  const fail = () => {
    throw new Error('no {min}')
  }
  expect(checkSearchCopy(publicPages.slice(0, 1), fail).problems).toMatchObject([
    { key: 'seo.home', text: 'cannot be shown: no {min}' },
  ])
})

describe('typography', () => {
  test.each([
    ['fr', 'Prix : 5', 'Prix\\u00a0: 5'],
    ['fr', 'Prêt?', 'Prêt\\u202f?'],
    ['fr', 'Bravo ! Oui ; non', 'Bravo\\u202f! Oui\\u202f; non'],
    ['fr', '«Oui»', '«\\u00a0Oui\\u00a0»'],
    ['fr', 'un % de', 'un\\u00a0% de'],
    ['fr', "L'été", 'L’été'],
    ['fr', 'Voir https://exemple.fr/a%20b ?', 'Voir https://exemple.fr/a%20b\\u202f?'],
    ['fr', 'L`été/u00a0: oui&nbsp;non', 'L’été\\u00a0: oui\\u00a0non'],
    ['fr', 'Tom &amp; Anne', 'Tom & Anne'],
    ['en', 'a <b>big</b> house', 'a big house'],
    ['nl', '<a href="/x">Zes</a>&nbsp;nachten', 'Zes\\u00a0nachten'],
    ['nl', "Foto's: 100 klaar!", 'Foto’s: 100 klaar!'],
    ['en', 'Ready? 100, \ufeffset', 'Ready? 100, set'],
    [
      'nl',
      '**Zes** nachten, `vier` __gasten__ en [een *huis*](/nl#a)',
      'Zes nachten, vier gasten en een huis',
    ],
    ['en', '# Ready', 'Ready'],
    ['en', '- Ready', 'Ready'],
    ['en', ' one  two\u2028three\tfour\u2063 ', 'one two three four'],
    ['nl', '5 % · 6', '5\\u00a0%\\u00a0· 6'],
    ['en', 'Our ‘Essential‘ plan', 'Our ‘Essential’ plan'],
    ['en', "Our 'Essential' plan", 'Our ‘Essential’ plan'],
    ['nl', '‘s avonds', '’s avonds'],
    ['nl', '‘s Avonds in Hans’ huis', '’s Avonds in Hans’ huis'],
    ['nl', "'t is in de foto's", '’t is in de foto’s'],
    ['fr', 'Vide\u0301 l’e\u0301te\u0301', 'Vidé l’été'],
    ['fr', `Été${keyed}`, 'Été'],
    ['nl', `A${keyed} · B`, 'A\\u00a0· B'],
    ['en', 'a\u200db\ufe0fc\u061c 👩\u200d🌾', 'abc 👩\\u200d🌾'],
  ] as const)('corrects %s %j to %j', (locale, text, right) => {
    expect(fixesOf(locale, text)).toEqual([`write "${right}"`])
    expect(fixesOf(locale, JSON.parse(`"${right}"`))).toEqual([])
  })

  test('names the key with which a sentence was copied from a preview', () => {
    expect(problemsOf({ ...inEveryLanguage('Title'), fr: `Titre${keyed}` })).toMatchObject([
      { key: 'home.title', text: 'is copied from a preview, with its invisible key' },
    ])
  })

  test('proposes what other languages lack without the signs of a preview', () => {
    const [problem] = problemsOf({ ...inEveryLanguage('Title'), fr: `Titre${keyed}`, nl: undefined })
    expect(problem?.fix).toBe('write it in nl, as in fr: "Titre"')
  })

  test.each(['Our ‘Essential’ plan', '‘A’ and ‘B’', 'the owners’ house'])(
    'leaves English %j unchanged',
    (text) => expect(problemsOf(inEveryLanguage(text))).toEqual([]),
  )

  test.each([
    ['straight quotes', 'a "big" house', '“ ”'],
    ['a currency', 'from €5', '{name, number, euros}'],
  ])('reports %s, because each language has its own', (_, text, fix) => {
    expect(fixesOf('en', text)).toEqual([expect.stringContaining(fix)])
  })

  test('corrects French after a value', () => {
    expect(problemsOf({ ...inEveryLanguage('{a}!'), fr: '{a} !' })).toMatchObject([
      { fix: 'write "{a}\\u202f!"' },
    ])
  })

  test.each([
    'Vraiment\u202f?!',
    'Voir cnil.fr, à 8:30 ou sur https://exemple.fr/?a=b, ou écrire à a@exemple.fr',
    'Voir https://exemple.fr/?url=https%3A%2F%2Fa.fr&b=__c__\u00a0!',
    'ans après ans...',
    'CAFÉ\u00a0: à\u00a0l’ÂGE, 1 < 2',
    'Assistance 24\u00a0h/24, 7j/7, 24/7, 24\u00a0heures sur 24',
    'Haut-Folin (901\u00a0m), à 72\u00a0km de Dijon, à 2\u00a0h\u00a030 en TGV',
    'le GR 13, 4 chambres, article 50-0, modèle B22, 1\u202f022\u00a0%',
    'De +{upliftLow}\u00a0% à +{upliftHigh}\u00a0%, depuis 2019',
    '* Champs obligatoires, 2 * 3, a_b_c, n# 1, {a, plural, one {# [an]} other {# ans}}',
  ])('leaves French %j unchanged', (text) => expect(problemsOf(inEveryLanguage(text))).toEqual([]))
})
