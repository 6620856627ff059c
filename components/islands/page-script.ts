import { retryWhenOnline } from '../behaviours/retry-when-online'
import { startBehaviours } from '../behaviours/start-behaviours'
import { hydrateIslands, type Islands } from './hydrate-when-needed'

/** The files of the islands, as the export has written them into the page: the entry first, then what it imports. */
const files = document.querySelector<HTMLElement>('script[data-islands]')?.dataset.islands?.split(' ') ?? []

let attempts = 0
let loading: Promise<Islands> | undefined

/** Fetches the code of the islands once. Browsers cache a failed import, so each retry has an address of its own. */
function load(): Promise<Islands> {
  if (loading) return loading
  attempts += 1
  const suffix = attempts > 1 ? `?attempt=${attempts}` : ''
  const [entry, ...imports] = files
  document.head.append(
    ...imports.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })),
  )
  loading = import(`${entry}${suffix}`)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** Resolves after the next frame; a page in the background has none. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })

/** The one script of every page in the export. The frame with the poster comes first. */
async function start() {
  await nextFrame()
  const { signal } = new AbortController()
  const { endpoint = null } = document.getElementById('main')?.dataset ?? {}
  startBehaviours(signal)
  hydrateIslands(load)
  retryWhenOnline(async () => (await load()).retryLeads(endpoint), signal)
}

start()
