import { useSelectedLayoutSegments } from 'next/navigation'

/**
 * Which page is shown, by its route segment: '' is home, else `pricing`, `contact` or the slug of a city.
 * Unlike usePathname it is the same at build, where the path is `/fr/pricing`, and in the browser (`/tarifs`).
 */
export function usePageSegment(): string {
  return useSelectedLayoutSegments()[0] ?? ''
}
