import { type CountedEvent, onAnnounced } from '@/lib/measure/announce'

/** Collects the events announced from now on, until `stop`. */
export function countAnnounced() {
  const counted: CountedEvent[] = []
  const end = new AbortController()
  onAnnounced((event) => counted.push(event), end.signal)
  return { counted, stop: () => end.abort() }
}
