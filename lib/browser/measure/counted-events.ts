/** The counted events: estimates, requests that arrived, and presses on links to calendar, chat and phone. */
export const countedEvents = ['estimate', 'lead', 'contact', 'call', 'chat', 'phone'] as const

export type CountedEvent = (typeof countedEvents)[number]

const type = 'counted'

/** Dispatches a counted event on the document. It has no effect without a subscriber. Browser only. */
export function countEvent(event: CountedEvent): void {
  document.dispatchEvent(new CustomEvent(type, { detail: event }))
}

/** Subscribes to every counted event until the signal is aborted. Browser only. */
export function onCountedEvent(listen: (event: CountedEvent) => void, signal: AbortSignal): void {
  document.addEventListener(type, (event) => listen((event as CustomEvent<CountedEvent>).detail), { signal })
}
