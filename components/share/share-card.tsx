import { brand } from '@/lib/site'
import type { ThemeColours } from '@/scripts/render/theme-colours'
import { tilePaths } from '../ui/lozenge-path'

/** Size of the part with the text, px: the left of the image, at full height. */
export const cardSize = { width: 580, height: 630 } as const

/** Size of a tile, px; twelve of them are as high as the image. */
const tile = { width: 36, height: 52.5 } as const

/** Room for the longest word of a title, px. */
const titleWidth = 464
/** Average letter width of Fraunces at this weight, in em; rounded up, so that no word is cut. */
const letterWidth = 0.58

/** The type size at which a title of 60 letters fits, px; smaller for a title with a long word. Dutch words are long. */
function titleSize(words: readonly string[]): number {
  const letters = Math.max(...words.map((word) => word.length))
  return Math.floor(Math.min(66, titleWidth / (letters * letterWidth)))
}

/** The left part of a share image: title and company name, with a border of tiles. `tw` are the classes of Tailwind. */
export function ShareCard({ words, colours }: { words: readonly string[]; colours: ThemeColours }) {
  const size = titleSize(words)
  const title = {
    fontFamily: 'Fraunces',
    fontSize: size,
    lineHeight: 1.12,
    columnGap: size * 0.22,
    color: colours.primary,
  }
  return (
    <div tw="flex w-full h-full" style={{ background: colours.surface }}>
      <div tw="flex flex-col justify-between w-[544px] pt-[50px] pr-[24px] pb-[46px] pl-[56px]">
        <div tw="flex flex-wrap font-semibold" style={title}>
          {words.map((word) => (
            // Keeps a word such as Château-Chinon on one line.
            <span key={word} style={{ whiteSpace: 'nowrap' }}>
              {word}
            </span>
          ))}
        </div>
        <div tw="flex items-center">
          <LozengeColumn rows={1} colours={colours} />
          <div
            tw="ml-[18px] font-semibold text-[46px]"
            style={{ fontFamily: 'Figtree', color: colours.accent }}
          >
            {brand}
          </div>
        </div>
      </div>
      <LozengeColumn rows={12} colours={colours} ground={colours.primary} />
    </div>
  )
}

type LozengeColumnProps = { rows: number; colours: ThemeColours; ground?: string }

/** A column of tiles, on a ground if one is given. A single tile is the company's mark. */
function LozengeColumn({ rows, colours, ground }: LozengeColumnProps) {
  const fills = [colours.highlight, colours.accent, colours.foreground]
  const height = rows * tile.height
  return (
    <svg aria-hidden="true" width={tile.width} height={height} viewBox={`0 0 ${tile.width} ${height}`}>
      {ground ? <path d={`M0 0H${tile.width}V${height}H0Z`} fill={ground} /> : null}
      {Array.from({ length: rows }, (_, row) =>
        tilePaths(tile.width / 2, (row + 0.5) * tile.height, tile.width / 2, tile.height / 2).map(
          (d, glaze) => <path key={d} d={d} fill={fills[glaze]} />,
        ),
      )}
    </svg>
  )
}
