import type { ThemeColours } from '@/lib/seo/theme-colours'
import { brand } from '@/lib/site'
import { LozengeColumn } from './lozenge-column'

/** Size of the part with the text, px: the left of the image, at full height. */
export const cardSize = { width: 580, height: 630 } as const

/** Room for the longest word of a title, px. */
const titleWidth = 464
/** Average letter width of Fraunces at this weight, in em; rounded up, so that no word is cut. */
const letterWidth = 0.58

/** The type size at which a title of 60 letters fits, px; smaller for a title with a long word. Dutch words are long. */
function titleSize(words: readonly string[]): number {
  const letters = Math.max(...words.map((word) => word.length))
  return Math.floor(Math.min(66, titleWidth / (letters * letterWidth)))
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
            lineHeight: 1.12,
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
