import type { CSSProperties } from 'react'
import drawing from '../art/blocks/year-pennants.svg'

type PennantsProps = { className: string; style?: CSSProperties }

/** A rope with pennants between two high poles: the weeks that an owner keeps. */
export const Pennants = (props: PennantsProps) => (
  // biome-ignore lint/performance/noImgElement: a drawing of our own, which needs no resizing
  <img src={drawing.src} width={48} height={96} alt="" loading="lazy" {...props} />
)
