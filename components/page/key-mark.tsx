/** The mark of the company: a glazed lozenge tile with a key in it. Decoration beside the name. */
export function KeyMark({ className = 'h-9 w-auto' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 40" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path d="M16 0 32 20 16 40 0 20Z" fill="var(--color-forest)" />
      <path d="M16 4.4 28.5 20 16 35.6 3.5 20Z" fill="none" stroke="var(--color-mustard)" strokeWidth="1.2" />
      <path
        d="M16 17.6a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8Zm0 0v12m0-1.2h3.6M16 24.8h2.8"
        fill="none"
        stroke="var(--color-limestone)"
        strokeWidth="2.1"
        strokeLinejoin="round"
      />
    </svg>
  )
}
