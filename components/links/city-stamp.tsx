import { type CitySlug, cityOf } from '@/lib/content/cities'
import { loadPoster } from '../art/posters'
import { Artwork } from '../ui/artwork'

/** The poster of a city as on the wall of the areas, with a plate of its colour, at the size of a stamp. Loads once it is shown. */
export async function CityStamp({ city, className }: { city: CitySlug; className: string }) {
  const { poster, tiles } = cityOf(city)
  const image = await loadPoster(city)
  return (
    <span className={`block shrink-0 border-3 border-card shadow-card ${className}`}>
      <Artwork
        image={{ ...image, focus: poster.upright ?? image.focus }}
        className="h-[calc(100%-0.625rem)] w-full"
      />
      <span className="block h-2.5" style={{ background: `var(--color-${tiles.colours[0]})` }} />
    </span>
  )
}
