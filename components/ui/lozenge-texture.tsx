import { useId } from 'react'

/** The same lozenges as a faint net of lines behind a block. Decoration only. */
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
            d={`M${cell / 2} 0L${cell} ${height / 2}L${cell / 2} ${height}L0 ${height / 2}Z`}
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
