import { type CountedEvent, onCountedEvent } from '@/lib/measure/counted-events'

/** Collects the counted events from now on, until `stop`. */
export function collectCountedEvents() {
  const counted: CountedEvent[] = []
  const end = new AbortController()
  onCountedEvent((event) => counted.push(event), end.signal)
  return { counted, stop: () => end.abort() }
}
