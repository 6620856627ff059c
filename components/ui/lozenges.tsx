import type { SVGProps } from 'react'
import { lozengePath, tilePaths } from './lozenge-path'

export type LozengeLook = {
  /** Width of one lozenge, px; its height is one and a half times that. */
  cell: number
  /** Ground, outer, middle and inner colour, as token names. */
  colours: readonly [string, string, string, string]
}

/** The company's tiles. Each city has its own (lib/content/cities.ts). */
export const lozengeLooks = {
  /** A thin row, as under the header. */
  course: { cell: 8, colours: ['primary', 'highlight', 'accent', 'surface'] },
  roof: { cell: 16, colours: ['primary', 'highlight', 'accent', 'surface'] },
} as const satisfies Record<string, LozengeLook>

const colour = (token: string) => `var(--color-${token})`

type BandProps = {
  /** The id of its pattern, unique in the page. */
  id: string
  look?: LozengeLook
  className?: string
}

type TextureProps = Pick<BandProps, 'id' | 'className'> & { cell?: number }

/** The site's ornament: a band of glazed tiles laid in lozenges. Decoration only. */
export function LozengeBand({ id, look = lozengeLooks.roof, className = '' }: BandProps) {
  const { cell } = look
  const [ground, ...glazes] = look.colours
  const height = cell * 1.5
  return (
    <Repeated
      id={id}
      cell={cell}
      width="100%"
      height={height}
      className={`ornament block ${className}`}
      preserveAspectRatio="xMidYMid"
    >
      <path d={`M0 0H${cell}V${height}H0Z`} fill={colour(ground)} />
      {tilePaths(cell / 2, height / 2, cell / 2).map((path, index) => (
        <path key={path} d={path} fill={colour(glazes[index] ?? ground)} />
      ))}
    </Repeated>
  )
}

/** The outlines of the same lozenges behind a block. Decoration only. */
export function LozengeTexture({ id, cell = 56, className = '' }: TextureProps) {
  return (
    <Repeated
      id={id}
      cell={cell}
      className={`ornament pointer-events-none absolute inset-0 size-full ${className}`}
    >
      <path d={lozengePath(cell / 2, cell * 0.75, cell / 2)} fill="none" stroke="currentColor" />
    </Repeated>
  )
}

type RepeatedProps = SVGProps<SVGSVGElement> & { id: string; cell: number }

/** A drawing of one cell, repeated over the whole picture. */
function Repeated({ id, cell, children, ...svg }: RepeatedProps) {
  return (
    <svg aria-hidden="true" {...svg}>
      <defs>
        <pattern id={id} width={cell} height={cell * 1.5} patternUnits="userSpaceOnUse">
          {children}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
