import { findRange, type PlaceIndex } from '@/lib/content/place-match'
import type { Locale } from '@/lib/i18n/locales'

/** The recognised places, requested once per page. */
let places: Promise<PlaceIndex> | undefined

async function fetchPlaces(locale: Locale): Promise<PlaceIndex> {
  const response = await fetch(`/places/${locale}.json`)
  if (!response.ok) throw new Error(`The places could not be fetched: ${response.status}`)
  return response.json()
}

/** The sentence with the public income range of a place; null if the place is unknown or the list cannot be loaded. */
export async function placeRange(locale: Locale, location: string): Promise<string | null> {
  if (!location.trim()) return null
  try {
    places ??= fetchPlaces(locale)
    return findRange(await places, location)
  } catch {
    places = undefined
    return null
  }
}
