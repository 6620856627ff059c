import { lozengePath } from '../ui/lozenge-path'

/** The company's mark: a glazed tile with a key in it. Decoration beside the name. */
export function KeyMark({ className = 'h-9 w-auto' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 40" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path d={lozengePath(16, 20, 16, 20)} fill="var(--color-primary)" />
      <path
        d={lozengePath(16, 20, 12.5, 15.6)}
        fill="none"
        stroke="var(--color-highlight)"
        strokeWidth="1.2"
      />
      <path
        d="M16 17.6a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8Zm0 0v12m0-1.2h3.6M16 24.8h2.8"
        fill="none"
        stroke="var(--color-on-primary)"
        strokeWidth="2.1"
        strokeLinejoin="round"
      />
    </svg>
  )
}
