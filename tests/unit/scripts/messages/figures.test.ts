import * as figures from '@/lib/business/figures'
import { copyFigures } from '@/lib/content/copy-figures'
import { checkFigures } from '@/scripts/messages/check-figures'
import { knownFigures } from '@/scripts/messages/known-figures'
import { french, three } from './three'

const numbersIn = (value: unknown): number[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [Number(value)]

describe('the known figures', () => {
  test('are all those of lib/business/figures.ts but the limits that copy never prints', () => {
    const known = new Set(knownFigures.map(({ value }) => value))
    const { entries, ...printed } = figures.outboxLimits
    expect(numbersIn({ ...figures, outboxLimits: printed }).filter((value) => !known.has(value))).toEqual([])
    expect(entries).toBeGreaterThan(0)
  })

  test('have the names and values that every message gets', () => {
    const known = knownFigures.map(({ argument, value }) => [argument, String(value)])
    for (const figure of Object.entries(copyFigures)) expect(known).toContainEqual(figure)
  })
})

/** What checkFigures says of a text that stands in a language alone. */
const written = (locale: 'fr' | 'nl' | 'en', text: string) =>
  checkFigures(three('home.title', { [locale]: text })).map(({ write }) => write)

describe('a figure typed by hand', () => {
  test.each([
    ['fr', 'Commission de 22\u00a0%', '"Commission de {commissionEssential}\\u00a0%"'],
    ['fr', 'Prêt en 72 h', '"Prêt en {setupHours} h"'],
    ['fr', 'Prêt en 72\u00a0heures', '"Prêt en {setupHours}\\u00a0heures"'],
    ['nl', 'Binnen 24 uur', '"Binnen {estimateHours} uur"'],
    ['nl', 'Opzegtermijn: 3 maanden', '"Opzegtermijn: {noticeMonths} maanden"'],
    ['en', 'Within 2 hours', '"Within {replyHours} hours"'],
    ['en', 'a 30-minute call', '"a {minutes}-minute call"'],
    ['en', 'from 8:00 to 19:00', '"from {from}:00 to {to}:00"'],
    ['en', '2 or 3 times more', '"2 or {multipleMax} times more"'],
  ] as const)('%s %j is to be %s', (locale, text, write) => {
    expect(written(locale, text)).toEqual([write])
  })

  test.each([
    ['fr', 'De 1\u202f500 € par mois', '{min, number}'],
    ['fr', 'De 1500 € par mois', '{min, number}'],
    ['nl', 'Vanaf € 1.500 per maand', '{min, number}'],
    ['en', 'From €1,500 a month', '{min, number}'],
    ['fr', '50+ logements', '{count}+ logements'],
    ['fr', '365 jours par an', '{days} jours'],
  ] as const)('%s %j is known however it is written', (locale, text, part) => {
    expect(written(locale, text)).toEqual([expect.stringContaining(part)])
  })

  test('is told with its source, and gets the argument of the other languages', () => {
    expect(checkFigures(french('Jusqu’à 30 % de plus', 'Up to {percent} % more'))).toEqual([
      expect.objectContaining({
        file: 'messages/fr/home.json',
        key: 'home.title',
        text: 'types by hand a figure that lives in lib: 30 (claims.dynamicPricingPercent)',
        write: '"Jusqu’à {percent}\\u00a0% de plus"',
      }),
    ])
  })

  test('as a range gets both arguments', () => {
    const [problem] = checkFigures(french('De 1000 à 1800\u00a0€', '{min, number} - {max, number} €'))
    expect(problem?.write).toBe('"De {min, number} à {max, number}\\u00a0€"')
  })

  test('that no message gets by itself says who can help', () => {
    expect(written('fr', '98\u00a0% de satisfaction')).toEqual([
      '"{percent}\\u00a0% de satisfaction"; a developer has to pass {percent} to this message',
    ])
  })
})

describe('a number that is no figure of the business stays', () => {
  test.each([
    ['fr', 'Assistance 24\u00a0h/24, 7\u00a0j/7'],
    ['nl', '24/7 bereikbaar'],
    ['fr', 'Haut-Folin (901\u00a0m)'],
    ['fr', 'À 72\u00a0km de Dijon'],
    ['fr', 'Paris à 2\u00a0h\u00a030 en TGV'],
    ['fr', 'le GR 13, 4 chambres, article 6, paragraphe 1'],
    ['fr', '3 chambres'],
    ['en', '22.5 km'],
    ['nl', 'sinds 2019'],
    ['fr', 'Modèle B22'],
    ['fr', '{count, plural, =0 {rien} one {# mois} other {# mois}}'],
  ] as const)('%s %j', (locale, text) => {
    expect(written(locale, text)).toEqual([])
  })
})
