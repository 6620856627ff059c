import { type CitySlug, cities, cityOf, type Poster } from '@/lib/content/cities'
import type { Drawing } from '@/lib/content/people'
import type { Picture } from '../ui/artwork'

/** A city, the home page or the not-found page (fog). */
export type PosterName = 'home' | 'fog' | CitySlug

const ownPosters: Record<Exclude<PosterName, CitySlug>, Poster> = {
  home: { image: 'home', focus: '88% 82%', detail: [700, 572] },
  fog: { image: 'fog', focus: '50% 50%', detail: [390, 275] },
}

/** The file of a poster, without its ending, and the parts that its crops keep. */
export const posterOf = (name: PosterName): Poster =>
  name in cities ? cityOf(name as CitySlug).poster : ownPosters[name as keyof typeof ownPosters]

/** Returns a poster, 1200 x 900, for hero, page heading and card of an area. The build fails if its file is missing. */
export async function loadPoster(name: PosterName): Promise<Picture> {
  const { image, focus } = posterOf(name)
  const { default: picture } = await import(`./posters/${image}.svg`)
  return { ...picture, focus }
}

/** Returns a small scene in the same style for case studies and testimonials, 480 x 360. */
export async function loadDrawing(name: Drawing): Promise<Picture> {
  const { default: picture } = await import(`./vignettes/${name}.svg`)
  return picture
}
