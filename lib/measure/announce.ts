/** What is counted: what visitors made or sent, and the links by which they leave for a talk with us. */
export const countedEvents = ['estimate', 'lead', 'contact', 'call', 'chat', 'phone'] as const

export type CountedEvent = (typeof countedEvents)[number]

type Listener = (event: CountedEvent) => void

/** A form that was sent early is taken over, and may announce its estimate, before anybody listens. */
const waiting: CountedEvent[] = []
const wait: Listener = (event) => waiting.push(event)
let listener = wait

/** Tells the page that something was made or sent. Nobody listens where nothing is counted. */
export function announce(event: CountedEvent): void {
  listener(event)
}

/** Hears of every event, also of those announced before. Returns what ends it. */
export function onAnnounced(listen: Listener): () => void {
  listener = listen
  for (const event of waiting.splice(0)) listen(event)
  return () => {
    listener = wait
  }
}
