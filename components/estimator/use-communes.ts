import { useEffect, useState } from 'react'
import { type Communes, isCommunes } from '@/lib/content/find-place'

let request: Promise<Communes | null> | undefined

/** Fetches the list once; each call after a failure tries again. */
function fetchCommunes(): Promise<Communes | null> {
  // An absolute URL: a relative one takes the password of the page's URL, which `fetch` refuses.
  request ??= fetch(new URL('/communes.json', window.location.origin))
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
    .then((answer) => {
      if (isCommunes(answer)) return answer
      request = undefined
      return null
    })
  return request
}

/**
 * The postcodes and communes of the areas, null until they are there, and what loads them. They load by themselves once
 * `isNeeded`: where a place is there without the focus of its field, from a link or a draft.
 */
export function useCommunes(isNeeded: boolean) {
  const [communes, setCommunes] = useState<Communes | null>(null)
  const loadCommunes = () => {
    fetchCommunes().then((list) => list && setCommunes(list))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is no cause to load them.
  useEffect(() => {
    if (isNeeded) loadCommunes()
  }, [isNeeded])
  return { communes, loadCommunes }
}
