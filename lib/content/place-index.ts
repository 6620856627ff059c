import { createTranslator } from 'next-intl'
import { type Locale, languages } from '../i18n/locales'
import { loadMessages } from '../i18n/messages'
import { type City, cities, type Town } from './cities'
import { normalisePlace, type PlaceIndex } from './place-match'

/** A measure that orders distances; the Morvan is small enough for a flat map. */
function distance(town: Town, city: City): number {
  const east = (town.longitude - city.longitude) * Math.cos((city.latitude * Math.PI) / 180)
  return Math.hypot(town.latitude - city.latitude, east)
}

/** "lac-settons" is also called "settons". */
const shortName = (slug: string) => normalisePlace(slug).replace(/^lac /, '')

/**
 * What the estimator fetches to recognise a place. Runs at build time. A town that two cities cover belongs
 * to the nearer one.
 */
export function placeIndex(locale: Locale): PlaceIndex {
  const messages = loadMessages(locale)
  const t = createTranslator({ locale: languages[locale].intl, messages })
  const index: PlaceIndex = { ranges: [], cities: {}, towns: {} }
  const nearest = new Map<string, number>()
  for (const [position, city] of cities.entries()) {
    index.ranges.push(t('estimator.range', { at: t(`places.${city.key}.at`), ...city.income }))
    index.cities[normalisePlace(t(`places.${city.key}.name`))] = position
    index.cities[shortName(city.slug)] = position
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
