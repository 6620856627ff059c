import { brandMark } from '@/lib/site/brand'

const { viewBox, drawing } = brandMark()

/** The company's mark. Decoration beside the name. */
export function KeyMark({ className }: { className: string }) {
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the brand's own SVG, read at build time
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
