import { findRange, type PlaceIndex } from '@/lib/content/place-match'

/** The recognised places, requested once per page. */
let places: Promise<PlaceIndex> | undefined

async function fetchPlaces(url: string): Promise<PlaceIndex> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

/** The sentence with the public income range of a place; null if the place is unknown or the list cannot be loaded. */
export async function placeRange(url: string, location: string): Promise<string | null> {
  if (!location.trim()) return null
  try {
    places ??= fetchPlaces(url)
    return findRange(await places, location)
  } catch {
    places = undefined
    return null
  }
}
