import { type CitySlug, cities, cityOf, type Poster } from '@/lib/content/cities'
import type { Drawing } from '@/lib/content/people'
import type { Picture } from '../ui/artwork'
import dusk from './posters/dusk.svg'

/** A city, the home page or the not-found page (fog). */
export type PosterName = 'home' | 'fog' | CitySlug

const ownPosters: Record<Exclude<PosterName, CitySlug>, Poster> = {
  home: { image: 'home', focus: '96% 92%', detail: [1440, 812] },
  fog: { image: 'fog', focus: '50% 50%', detail: [390, 275] },
}

/** The file of a poster, without its ending, and the parts that its crops keep. */
export const posterOf = (name: PosterName): Poster =>
  name in cities ? cityOf(name as CitySlug).poster : ownPosters[name as keyof typeof ownPosters]

/** The thresholds of the layouts of a first screen, rem. app/globals.css has the same (tests/unit/media/posters.test.ts). */
export const layouts = { md: 48, lg: 64, split: 40, short: 48.75 } as const

const below = (side: 'width' | 'height', rem: number) => `(max-${side}: ${rem - 0.01}rem)`
const phone = below('width', layouts.md)
const tablet = below('width', layouts.lg)
const split = below('height', layouts.split)

/**
 * Returns the picture of a first screen: a file that crops itself, with a view for each layout; for the phones of a city, its tall
 * drawing. Contact has the house of home at dusk.
 */
export async function loadFirstPoster(name: 'home' | 'contact' | CitySlug): Promise<Picture> {
  if (name === 'home') {
    const short = `${phone} and ${below('height', layouts.short)}`
    return {
      ...views(await loadPoster(name), 'wide', {
        [short]: 'low',
        [phone]: 'tall',
        [split]: 'near',
        [tablet]: 'tall',
      }),
      sky: 'dark',
    }
  }
  if (name === 'contact') return views(dusk, 'house', { [phone]: 'door' })
  const { image, tall } = posterOf(name)
  if (!tall) return loadPoster(name)
  const [{ default: drawing }, { default: wide }] = await Promise.all([
    import(`./posters/${image}-tall.svg`),
    import(`./posters/${image}-wide.svg`),
  ])
  const upright = { media: phone, srcSet: drawing.src }
  const { sources = [], ...picture } = views(wide, 'wide', {
    [split]: 'near',
    ...(!tall.onTablets && { [tablet]: 'mid' }),
  })
  const onTablets = tall.onTablets ? [{ ...upright, media: tablet }] : []
  return { ...picture, sources: [upright, ...sources, ...onTablets], sky: tall.sky }
}

/** The views of a drawing, which its `preserveAspectRatio` fits into their slot, by the size of the window. */
const views = (picture: Picture, view: string, others: Record<string, string>): Picture => ({
  ...picture,
  src: `${picture.src}#${view}`,
  sources: Object.entries(others).map(([media, other]) => ({ media, srcSet: `${picture.src}#${other}` })),
  fit: 'fill',
})

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
