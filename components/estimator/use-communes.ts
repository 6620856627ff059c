import { useEffect, useState } from 'react'
import type { Communes } from '@/lib/content/find-area'

let loading: Promise<Communes | null> | undefined

/** Fetches the list once; each call after a failure tries again. */
const load = () =>
  (loading ??= fetch('/communes.json')
    .then((response) => response.json())
    .catch(() => {
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
