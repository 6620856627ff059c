import { whenShown } from '@/lib/browser/when-shown.browser'
import { type Occasion, watchOutbox } from '@/lib/leads/outbox.browser'
import { hydrateIslands, type Islands } from './hydrate-when-needed'
import { startBehaviours } from './start-behaviours'

/** The element of this script. The export has written the files of the islands into it: the entry, then what it imports. */
const script = document.querySelector<HTMLElement>('script[data-islands]')
const files = script?.dataset.islands?.split(' ') ?? []

let attempts = 0
let loading: Promise<Islands> | undefined

/**
 * Fetches the code of the islands once. Browsers cache a failed import, so each retry has a URL of its own.
 * @see https://github.com/whatwg/html/issues/6768
 */
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

/**
 * The one script of every page in the export. Waits one frame so that the poster paints first. The forms come before the
 * behaviours of the shell, so that no failure of these stops them.
 */
async function start() {
  if (script) script.dataset.state = 'started'
  await nextFrame()
  whenShown(() => hydrateIslands(load))
  startBehaviours()
  const retryLeads = async (occasion: Occasion) => (await load()).retryLeads(occasion)
  watchOutbox(retryLeads, () => loading !== undefined)
}

start()
