import leven from 'leven'
import type { Locale } from '../i18n/locales'

/** Where a message is: `home.hero.title` in `messages/fr/home.json`. */
type Place = { file: string; key: string; line?: number }

/** One sentence of the site. */
export type Message = Place & { locale: Locale; text: string; line: number }

/** A mistake that a copy editor can correct: its place, what is wrong, and what to do. */
export type Problem = Place & { text: string; fix: string }

/** Returns a problem at the place of a message. Without a line, `report` finds that of the key. */
export const problemAt = ({ file, key, line }: Place, text: string, fix: string): Problem => ({
  file,
  key,
  line,
  text,
  fix,
})

/** A text as message files write it: quoted, with visible escapes for what the eye cannot tell from a blank or from nothing. */
export const asJson = (text: string) =>
  JSON.stringify(text).replace(
    /(?! )[\p{Zs}\p{Cf}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Returns the other name of which a name is most probably a typing error, or undefined if none is similar. */
export function nearest(name: string, others: Iterable<string>): string | undefined {
  let [best, least]: [string | undefined, number] = [undefined, Math.max(1, Math.floor(name.length / 3)) + 1]
  for (const other of others) {
    if (other === name || Math.abs(other.length - name.length) >= least) continue
    // Of `dijon` and `Dijon`, the one in the same case.
    const distance = leven(name.toLowerCase(), other.toLowerCase()) + leven(name, other) / 100
    if (distance < least) [best, least] = [other, distance]
  }
  return best
}
