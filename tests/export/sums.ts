import { multipleOf, upliftPercent } from '@/lib/business/uplift'
import type { Locale } from '@/lib/i18n/locales'
import { thousandsOf, unitWords } from '@/scripts/messages/numbers'
import { plainText, wordsOf } from './exported-page'

/** A number with the thousands separators of the language: 1 000, 1.000, 1,000. */
const numberIn = (locale: Locale) => new RegExp(`\\d{1,3}(${thousandsOf(locale)}\\d{3})+|\\d+`, 'g')

/** The integers of a text, in order. */
export const numbersOf = (text: string, locale: Locale): number[] =>
  (plainText(text).match(numberIn(locale)) ?? []).map((number) => Number(number.replace(/\D/g, '')))

/** "2 à 3 fois", "2 tot 3 keer", "2 to 3 times". */
const multipleIn = (locale: Locale) =>
  new RegExp(`\\d+ \\p{L}+ (\\d+) (?:${unitWords.times[locale]})(?!\\p{L})`, 'gu')

/** A figure of the page, and its value computed from the figures beside it. Both must be equal. */
export type Sum = { of: string; stated: unknown; computed: unknown }

type Reader = { page: Document; locale: Locale }

const parts = ({ page }: Reader, selector: string) => [...page.querySelectorAll(selector)]
const numbers = (reader: Reader, part: Element | null | undefined) => numbersOf(wordsOf(part), reader.locale)

/** The uplift of the comparison follows from the amounts in the row above it. */
function comparison(reader: Reader): Sum[] {
  const [amounts, uplift] = parts(reader, '#comparison tbody tr')
  if (!amounts || !uplift) return []
  const [short = [], long = []] = [...amounts.querySelectorAll('td')].map((cell) => numbers(reader, cell))
  const stated = numbers(reader, uplift.querySelector('td'))
  const computed = [0, 1].map((end) => upliftPercent(long[end] ?? 0, short[end] ?? 0))
  const [headline] = parts(reader, 'main dl dd').filter(({ textContent }) => /^\+/.test(textContent ?? ''))
  return [
    { of: 'uplift of the comparison', stated, computed },
    { of: 'headline uplift', stated: numbers(reader, headline), computed: computed.slice(1) },
    ...[...wordsOf(reader.page.body).matchAll(multipleIn(reader.locale))].map(([text, most]) => ({
      of: `multiple "${text}"`,
      stated: Number(most),
      computed: multipleOf(computed[0] ?? 0),
    })),
  ]
}

/** The increase of an example follows from its two amounts. */
function examples(reader: Reader): Sum[] {
  return parts(reader, '#cases article').flatMap((article) => {
    const [before = 0, after = 0] = [...article.querySelectorAll('dd')].flatMap((amount) =>
      numbers(reader, amount),
    )
    const stated = /\+(\d+)/.exec(wordsOf(article))?.[1]
    const computed = Math.round(((after - before) / before) * 100)
    return stated ? [{ of: 'increase of an example', stated: Number(stated), computed }] : []
  })
}

/** The commission and the owner's share of each plan follow from the stay and the rate. */
function plans(reader: Reader): Sum[] {
  return parts(reader, '#pricing article').map((article) => {
    const [rate = 0, stay = 0] = [...article.querySelectorAll('.tabular p')].flatMap((line) =>
      numbers(reader, line),
    )
    const stated = [...article.querySelectorAll('dd')].flatMap((share) => numbers(reader, share))
    return { of: 'worked example', stated, computed: [(stay * rate) / 100, (stay * (100 - rate)) / 100] }
  })
}

/** Rent, commission and share of the sample statement follow from its stays. */
function statement(reader: Reader): Sum[] {
  const rows = parts(reader, '#process table tbody tr').map((row) => ({
    rate: numbers(reader, row.querySelector('th')).at(-1) ?? 0,
    amount: numbers(reader, row.querySelector('td'))[0] ?? 0,
  }))
  const [rent, commission, share] = rows.slice(-3)
  if (!rent || !commission || !share) return []
  const stays = rows.slice(0, -3).reduce((sum, { amount }) => sum + amount, 0)
  const fee = (stays * commission.rate) / 100
  return [
    {
      of: 'sample statement',
      stated: [rent.amount, commission.amount, share.amount],
      computed: [stays, fee, stays - fee],
    },
  ]
}

/** The number of properties claimed is at most the sum of the areas. */
function properties(reader: Reader): Sum[] {
  const areas = parts(reader, '#zones article').map((card) => /(\d+)\+/.exec(wordsOf(card))?.[1] ?? 0)
  const sum = areas.reduce<number>((total, count) => total + Number(count), 0)
  const claims = parts(reader, 'main dl dd').flatMap(
    (claim) => /^(\d+)\+$/.exec(plainText(claim.textContent))?.[1] ?? [],
  )
  return claims.map((claim) => ({ of: 'number of properties', stated: Number(claim) <= sum, computed: true }))
}

/** Every figure on a page that follows from other figures on it. */
export const sumsOf = (page: Document, locale: Locale): Sum[] =>
  [comparison, examples, plans, statement, properties].flatMap((read) => read({ page, locale }))
