/** A colour of a drawing beside its words in a list. */
export function Swatch({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`size-3 shrink-0 forced-color-adjust-none border border-edge [print-color-adjust:exact] ${className}`}
    />
  )
}
