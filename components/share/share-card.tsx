import type { ThemeColours } from '@/lib/seo/theme-colours'
import { brand } from '@/lib/site'
import { Lozenge, LozengeColumn } from './lozenge-column'

/** Pixels: what the words take from the left of the picture, and the height of the whole. */
export const cardSize = { width: 580, height: 630 } as const

/** Pixels: what a line of the title may take, what all its lines may, the largest and the smallest type. */
const title = { width: 464, height: 400, largest: 72, smallest: 40 } as const
const lineHeight = 1.12
/** Width of a letter of Fraunces at this weight, in ems; a little generous, so that no word is cut. */
const letterWidth = 0.58

/** How many lines the words take where each holds so many letters; Infinity where a word does not fit. */
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

/** The largest type in which the title fits: Dutch words are long. */
function titleSize(words: readonly string[]): number {
  for (let size: number = title.largest; size > title.smallest; size -= 1) {
    const lines = linesOf(words, title.width / (size * letterWidth))
    if (lines * size * lineHeight <= title.height) return size
  }
  return title.smallest
}

/** The words of a share image: limestone, the title, the company's name, the tiles of the place as a border. */
export function ShareCard({ words, colours }: { words: readonly string[]; colours: ThemeColours }) {
  const size = titleSize(words)
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: colours.limestone }}>
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
            color: colours.forest,
          }}
        >
          {words.map((word) => (
            // A box of its own keeps a word such as Château-Chinon on one line.
            <span key={word} style={{ whiteSpace: 'nowrap' }}>
              {word}
            </span>
          ))}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 18 }}>
          <Lozenge width={36} colours={colours} />
          <div style={{ fontFamily: 'Figtree', fontWeight: 600, fontSize: 46, color: colours.wine }}>
            {brand}
          </div>
        </div>
      </div>
      <LozengeColumn colours={colours} height={cardSize.height} />
    </div>
  )
}
