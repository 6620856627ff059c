import type { Locale } from '../i18n/locales'
import { translatorOf } from '../i18n/translate'
import { type CitySlug, cityOf, citySlugs } from './cities'
import { kmFrom } from './map-projection'
import { normalisePlace, type PlaceIndex } from './place-match'

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
      const { east, south } = kmFrom(city, town)
      const away = Math.hypot(east, south)
      if (away >= (nearest.get(name) ?? Number.POSITIVE_INFINITY)) continue
      nearest.set(name, away)
      index.towns[name] = position
    }
  }
  return index
}
