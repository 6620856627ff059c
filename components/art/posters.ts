import autun from './posters/autun.svg'
import chateauChinon from './posters/chateau-chinon.svg'
import dijon from './posters/dijon.svg'
import fog from './posters/fog.svg'
import home from './posters/home.svg'
import lacPanneciere from './posters/lac-panneciere.svg'
import lacSettons from './posters/lac-settons.svg'
import chalet from './vignettes/chalet.svg'
import longere from './vignettes/longere.svg'
import townhouse from './vignettes/townhouse.svg'

type Artwork = { src: string; width: number; height: number }

/** One source for each place: hero, zone card, share image. All 1200 x 900, what matters in the middle 900 x 630. */
export const posters: Record<string, Artwork> = {
  home,
  fog,
  dijon,
  autun,
  'chateau-chinon': chateauChinon,
  'lac-settons': lacSettons,
  'lac-panneciere': lacPanneciere,
}

/** Small scenes of the same hand for case studies and testimonials, 480 x 360. */
export const vignettes: Record<'longere' | 'chalet' | 'townhouse', Artwork> = { longere, chalet, townhouse }
