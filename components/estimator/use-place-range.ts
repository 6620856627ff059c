import { useEffect, useState } from 'react'
import { findRange, type PlaceIndex } from '@/lib/content/place-match'

/** Fetched once a page, when the first place is asked for. */
let pending: Promise<PlaceIndex> | undefined

async function fetchPlaces(url: string): Promise<PlaceIndex> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response.json()
}

/** The sentence with the public income range of the place that was typed; null when it is unknown to us. */
export function usePlaceRange(url: string, location: string): string | null {
  const [found, setFound] = useState<{ location: string; range: string | null } | null>(null)
  useEffect(() => {
    if (!location.trim()) return
    let current = true
    pending ??= fetchPlaces(url)
    pending
      .then((index) => current && setFound({ location, range: findRange(index, location) }))
      // The range is an extra: without it the result stands alone, and the next estimate asks again.
      .catch(() => {
        pending = undefined
      })
    return () => {
      current = false
    }
  }, [url, location])
  return found?.location === location ? found.range : null
}
