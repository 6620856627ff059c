import { useId } from 'react'
import { lozengePath } from './lozenge-path'

/** The outlines of the same lozenges behind a block. Decoration only. */
export function LozengeTexture({ cell = 56, className = '' }: { cell?: number; className?: string }) {
  const id = useId()
  const height = cell * 1.5
  return (
    <svg
      aria-hidden="true"
      className={`ornament pointer-events-none absolute inset-0 size-full ${className}`}
    >
      <defs>
        <pattern id={id} width={cell} height={height} patternUnits="userSpaceOnUse">
          <path
            d={lozengePath(cell / 2, height / 2, cell / 2)}
            fill="none"
            stroke="currentColor"
            strokeWidth="1"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
