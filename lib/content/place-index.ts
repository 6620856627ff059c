import type { Locale } from '../i18n/locales'
import { translatorOf } from '../i18n/translate'
import { type City, type CitySlug, cityOf, citySlugs, type Town } from './cities'
import { normalisePlace, type PlaceIndex } from './place-match'

/** A distance in degrees, only for comparing. The Morvan is small enough to ignore the earth's curvature. */
function distance(town: Town, city: City): number {
  const east = (town.longitude - city.longitude) * Math.cos((city.latitude * Math.PI) / 180)
  return Math.hypot(town.latitude - city.latitude, east)
}

/** Visitors also type "settons" for "lac-settons". */
const shortName = (slug: CitySlug) => normalisePlace(slug).replace(/^lac /, '')

/**
 * Returns the index that the estimator fetches to recognise a place. A town that two cities cover gets the range of the
 * nearer one. Build time only.
 */
export function placeIndex(locale: Locale): PlaceIndex {
  const t = translatorOf(locale)
  const index: PlaceIndex = { ranges: [], cities: {}, towns: {} }
  const nearest = new Map<string, number>()
  for (const [position, slug] of citySlugs.entries()) {
    const city = cityOf(slug)
    index.ranges.push(t('estimator.range', { at: t(`places.${slug}.at`), ...city.income }))
    index.cities[normalisePlace(t(`places.${slug}.name`))] = position
    index.cities[shortName(slug)] = position
    for (const town of city.towns) {
      const name = normalisePlace(town.name)
      const away = distance(town, city)
      if (away >= (nearest.get(name) ?? Number.POSITIVE_INFINITY)) continue
      nearest.set(name, away)
      index.towns[name] = position
    }
  }
  return index
}
