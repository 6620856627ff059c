import { brandMark } from '@/scripts/render/mark'

const { src, width, height } = brandMark()

/** The company's mark. Decoration beside the name. */
export function KeyMark({ className = 'h-9 w-auto' }: { className?: string }) {
  // biome-ignore lint/performance/noImgElement: the picture is in the page, so nothing is loaded
  return <img src={src} width={width} height={height} alt="" className={`shrink-0 ${className}`} />
}
