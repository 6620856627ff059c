import { type CitySlug, cities, cityOf, type Poster } from '@/lib/content/cities'
import type { Drawing } from '@/lib/content/people'
import type { Picture } from '../ui/artwork'

/** A city, the home page or the not-found page (fog). */
export type PosterName = 'home' | 'fog' | CitySlug

const ownPosters: Record<Exclude<PosterName, CitySlug>, Poster> = {
  home: { image: 'home', focus: '96% 92%', detail: [1440, 812] },
  fog: { image: 'fog', focus: '50% 50%', detail: [390, 275] },
}

/** The file of a poster, without its ending, and the parts that its crops keep. */
export const posterOf = (name: PosterName): Poster =>
  name in cities ? cityOf(name as CitySlug).poster : ownPosters[name as keyof typeof ownPosters]

/** The views of home's poster that leave its words their sky: their ids in the drawing, by the size of the window. */
const homeViews = [
  { media: '(max-width: 47.99rem) and (max-height: 48.74rem)', view: 'low' },
  { media: '(max-width: 63.99rem)', view: 'tall' },
  { media: '(max-height: 39.99rem)', view: 'near' },
] as const

/** Returns the poster of home as it carries words. It is one file, which fits its views into their slot itself. */
export async function loadHomePoster(): Promise<Picture> {
  const picture = await loadPoster('home')
  return {
    ...picture,
    src: `${picture.src}#wide`,
    sources: homeViews.map(({ media, view }) => ({ media, srcSet: `${picture.src}#${view}` })),
    fit: 'fill',
    sky: 'dark',
  }
}

/** Returns the poster of a city as it opens its page. Phones have its tall drawing, if there is one. */
export async function loadCityPoster(city: CitySlug): Promise<Picture> {
  const { image, tall } = cityOf(city).poster
  const picture = await loadPoster(city)
  if (!tall) return picture
  const { default: drawing } = await import(`./posters/${image}-tall.svg`)
  return { ...picture, sources: [{ media: '(max-width: 47.99rem)', srcSet: drawing.src }], sky: tall.sky }
}

/** Returns a poster, 1200 x 900 or wider, for hero, page heading and card of an area. The build fails if its file is missing. */
export async function loadPoster(name: PosterName): Promise<Picture> {
  const { image, focus } = posterOf(name)
  const { default: picture } = await import(`./posters/${image}.svg`)
  return { ...picture, focus }
}

/** Returns the second scene of a city, 720 x 480, or its poster if there is none. */
export async function loadScene(city: CitySlug): Promise<Picture> {
  const { scene } = cityOf(city)
  if (!scene) return loadPoster(city)
  const { default: picture } = await import(`./scenes/${city}.svg`)
  return { ...picture, focus: scene }
}

/** Returns a small scene in the same style for case studies and testimonials, 480 x 360. */
export async function loadDrawing(name: Drawing): Promise<Picture> {
  const { default: picture } = await import(`./vignettes/${name}.svg`)
  return picture
}
