import { useEffect, useState } from 'react'
import type { Communes } from '@/lib/content/find-area'

let loading: Promise<Communes | null> | undefined

async function fetchList(): Promise<Communes> {
  // Not resolved against the page, whose URL may hold a password: `fetch` refuses that.
  const response = await fetch(new URL('/communes.json', window.location.origin))
  if (!response.ok) throw new Error(`Status ${response.status}`)
  return response.json()
}

/** Fetches the list once; each call after a failure tries again. */
const load = () =>
  (loading ??= fetchList().catch((error) => {
    console.warn('The list of communes could not be fetched', error)
    loading = undefined
    return null
  }))

/** The communes and postcodes of the areas, fetched once a place is typed. Null until then, and if they cannot be fetched. */
export function useCommunes(typed: string): Communes | null {
  const [communes, setCommunes] = useState<Communes | null>(null)
  useEffect(() => {
    if (typed.trim()) load().then((list) => list && setCommunes(list))
  }, [typed])
  return communes
}
