import type { CitySlug } from '@/lib/content/cities'
import type { Drawing } from '@/lib/content/people'
import type { Picture } from '../ui/artwork'
import autun from './posters/autun.svg'
import chateauChinon from './posters/chateau-chinon.svg'
import dijon from './posters/dijon.svg'
import fog from './posters/fog.svg'
import home from './posters/home.svg'
import lacPanneciere from './posters/lac-panneciere.svg'
import lacSettons from './posters/lac-settons.svg'
import longere from './vignettes/longere.svg'
import townhouse from './vignettes/townhouse.svg'
import village from './vignettes/village.svg'

/**
 * The poster of each city, of the home page and of the not-found page (fog), 1200 x 900, in hero, page heading, zone
 * card and share image.
 */
export type PosterName = 'home' | 'fog' | CitySlug

export const posters: Record<PosterName, Picture> = {
  home: { ...home, focus: '95% 74%' },
  fog,
  dijon: { ...dijon, focus: '44% 35%' },
  autun: { ...autun, focus: '37% 62%' },
  'chateau-chinon': { ...chateauChinon, focus: '50% 32%' },
  'lac-settons': { ...lacSettons, focus: '44% 42%' },
  'lac-panneciere': { ...lacPanneciere, focus: '78% 50%' },
}

/** Small scenes in the same style for case studies and testimonials, 480 x 360. */
export const vignettes: Record<Drawing, Picture> = { longere, townhouse, village }
