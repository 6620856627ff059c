import type { ThemeColours } from '@/lib/seo/theme-colours'
import { brand } from '@/lib/site'
import { LozengeColumn } from './lozenge-column'

/** Size of the part with the text, px: the left of the image, at full height. */
export const cardSize = { width: 580, height: 630 } as const

/** Room for the title, and its largest and smallest type size, px. */
const title = { width: 464, height: 400, largest: 72, smallest: 40 } as const
const lineHeight = 1.12
/** Average letter width of Fraunces at this weight, in em; rounded up, so that no word is cut. */
const letterWidth = 0.58

/** The number of lines, given the most letters of a line. Infinity if a word does not fit. */
function linesOf(words: readonly string[], letters: number): number {
  if (words.some((word) => word.length > letters)) return Number.POSITIVE_INFINITY
  let [lines, used] = [1, -1]
  for (const word of words) {
    const next = used + 1 + word.length
    if (next > letters) lines += 1
    used = next > letters ? word.length : next
  }
  return lines
}

/** The largest type size in which the title fits. Dutch words are long. */
function titleSize(words: readonly string[]): number {
  for (let size: number = title.largest; size > title.smallest; size -= 1) {
    const lines = linesOf(words, title.width / (size * letterWidth))
    if (lines * size * lineHeight <= title.height) return size
  }
  return title.smallest
}

/** The left part of a share image: title and company name, with a border of tiles. */
export function ShareCard({ words, colours }: { words: readonly string[]; colours: ThemeColours }) {
  const size = titleSize(words)
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: colours.surface }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: cardSize.width - 36,
          padding: '50px 24px 46px 56px',
        }}
      >
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: size * 0.22,
            fontFamily: 'Fraunces',
            fontWeight: 600,
            fontSize: size,
            lineHeight,
            color: colours.primary,
          }}
        >
          {words.map((word) => (
            // Keeps a word such as Château-Chinon on one line.
            <span key={word} style={{ whiteSpace: 'nowrap' }}>
              {word}
            </span>
          ))}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 18 }}>
          <LozengeColumn rows={1} colours={colours} />
          <div style={{ fontFamily: 'Figtree', fontWeight: 600, fontSize: 46, color: colours.accent }}>
            {brand}
          </div>
        </div>
      </div>
      <LozengeColumn rows={12} colours={colours} ground={colours.primary} />
    </div>
  )
}
