import type { ThemeColours } from '@/lib/media/theme-colours'
import { brandMark } from '@/lib/site/brand'
import { brand } from '@/lib/site/site'
import { tilePaths } from '../ui/lozenge-path'
import { lozengeLooks } from '../ui/lozenges'
import { drawnWords } from './share-fonts'

/** Size of the part with the text, px: the left of the image, at full height. */
export const cardSize = { width: 580, height: 630 } as const

/** Size of a tile, px; twelve of them are as high as the image. */
const tile = { width: 36, height: 52.5 } as const

const mark = brandMark()

/** Room for the longest word of a title, px. */
const titleWidth = 464
/** Average letter width of Fraunces at this weight, in em; rounded up, so that no word is cut. */
const letterWidth = 0.58

/** The type size at which a title of 60 letters fits, px; smaller for a title with a long word. Dutch words are long. */
function titleSize(words: readonly string[]): number {
  const letters = Math.max(1, ...words.map((word) => word.length))
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
          {/* biome-ignore lint/performance/noImgElement: this is drawn at build time */}
          <img src={mark.src} width={(52.5 * mark.width) / mark.height} height={52.5} alt="" />
          <div
            tw="ml-[18px] font-semibold text-[46px]"
            style={{ fontFamily: 'Figtree', color: colours.accent }}
          >
            {drawnWords(brand).join(' ')}
          </div>
        </div>
      </div>
      <LozengeColumn colours={colours} />
    </div>
  )
}

/** A column of tiles. */
function LozengeColumn({ colours }: { colours: ThemeColours }) {
  const [ground = '', ...glazes] = lozengeLooks.roof.colours.map((token) => colours[token])
  const { width, height } = { width: tile.width, height: cardSize.height }
  return (
    <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <path d={`M0 0H${width}V${height}H0Z`} fill={ground} />
      {Array.from({ length: 12 }, (_, row) =>
        tilePaths(width / 2, (row + 0.5) * tile.height, width / 2, tile.height / 2).map((d, glaze) => (
          <path key={d} d={d} fill={glazes[glaze]} />
        )),
      )}
    </svg>
  )
}
