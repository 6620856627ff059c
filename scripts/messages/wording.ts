import { drawnWords, undrawnSigns } from '@/components/share/share-fonts'
import { pageName, publicPages } from '@/lib/content/pages'
import { asJson, type Message, type Problem, problemAt } from '@/lib/files/problem'
import { languages } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import { maxTitleLength, pageCopy } from '@/lib/seo/page-copy'
import { site } from '@/lib/site/site'
import { fontCharacters } from '../font-characters'

// An editor may write any sentence: these are warnings, except for a title that cannot be rendered.

/** What search results show of a title and a description, in characters. */
const lengths = { title: [10, maxTitleLength], description: [120, 158] } as const

/** Reports titles and descriptions that cannot be shown, and warns of those that search results cut, or replace because they are short. */
export function checkSearchCopy(pages = publicPages, copyOf = pageCopy) {
  const [problems, warnings]: [Problem[], Problem[]] = [[], []]
  for (const { page, locale } of pages) {
    const place = { file: `messages/${locale}/seo.json`, key: `seo.${pageName(page)}` }
    try {
      const copy = copyOf(page, translatorOf(locale))
      for (const part of ['title', 'description'] as const) {
        const [min, max] = lengths[part]
        const { length } = copy[part]
        const at = { ...place, key: `${place.key}.${part}` }
        if (length < min || length > max)
          warnings.push(problemAt(at, `has ${length} characters with its figures`, `write ${min} to ${max}`))
      }
      const undrawn = undrawnSigns(copy.title).join(' ')
      if (undrawn)
        warnings.push(
          problemAt(
            { ...place, key: `${place.key}.title` },
            `has ${undrawn}, which its share image leaves out`,
            `write ${asJson(drawnWords(copy.title).join(' '))}, or other words`,
          ),
        )
    } catch (error) {
      const fix = 'use a name of lib/business/figures.ts, or one that the other pages have'
      problems.push(problemAt(place, `cannot be shown: ${(error as Error).message.split('\n')[0]}`, fix))
    }
  }
  return { problems, warnings }
}

const addCharacter = 'replace it, or add it to scripts/font-characters.ts and run npm run fonts'

/** What writers, translators and spreadsheets leave where words are to come. */
const placeholder =
  /\b(?:TODO|TBD|TBC|FIXME|X{2,}|[xX]{3,}|undefined|NaN)\b|[Ll]orem ipsum|dolor sit amet|^[=+@]\p{Lu}+[\d(]|#(?:REF|N\/[AB])|#\p{Lu}{3,7}[!?]|\?{3,}|\[(?:\.{3}|…|\p{Lu}[^\]]*)\]|\[object/u

const dash = /[\d}]\s?[–—]\s?[\d{]/

/** What of the configuration is typed into a sentence: an address, the digits of a phone number, the last day of the offer. */
function typedValue({ locale, text }: Message): string | undefined {
  const { email, url, phone, chatNumber, offerEndsOn } = site
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const lastDay = new Date(offerEndsOn).toLocaleDateString(languages[locale].intl, day)
  const digits = [phone, chatNumber ?? phone].map((number) => number.replace(/\D/g, '').slice(-8))
  const joined = text.replace(/(?<=\d)[\s.]+(?=\d)/g, '')
  const domain = new URL(url).host.replace(/^www\./, '')
  return [email, domain, lastDay, ...digits].find((value) => joined.includes(value))
}

/**
 * Warns of sentences of eight words or more, and titles, that stand twice; of values of the configuration; of a dash for "to",
 * which many screen readers skip; of a full stop where pages write their own; and of characters that browsers show in another font.
 */
export function checkWording(messages: readonly Message[]): Problem[] {
  const first = new Map<string, Message>()
  return messages.flatMap((message) => {
    const { locale, key, text } = message
    const other = first.get(`${locale} ${text}`)
    first.set(`${locale} ${text}`, message)
    const [left] = placeholder.exec(text) ?? []
    const typed = typedValue(message)
    const isSeo = key.startsWith('seo.')
    // No page shows titles and descriptions. What share images leave out is another warning.
    const missing = isSeo ? '' : Array.from(text).filter((one) => !fontCharacters.includes(one))
    const twice = text.split(/\s/).length >= 8 || isSeo ? other : undefined
    const isSentence = key.startsWith('argument.') && /[.!?]$/.test(text)
    const findings: [found: unknown, text: string, fix: string][] = [
      [twice, `is the same as ${twice?.key}`, 'write it in other words, or leave one out'],
      [left, `has the placeholder ${asJson(left ?? '')}`, 'write the words that belong there'],
      [typed, `has ${typed}, which site.config.json may change`, 'leave it out, or use a {name}'],
      [dash.test(text), 'has a dash between figures', 'write the word for "to"'],
      [isSentence, 'ends like a sentence', 'remove its last sign: lists and sentences contain it'],
      [missing.length, `has ${[...missing].join(' ')}, which the fonts lack`, addCharacter],
    ]
    return findings.flatMap(([found, what, fix]) => (found ? [problemAt(message, what, fix)] : []))
  })
}
