import { type CountedEvent, onCountedEvent } from '@/lib/browser/measure.browser'

/** Collects the counted events of each test of a file. */
export function collectCountedEvents(): CountedEvent[] {
  const counted: CountedEvent[] = []
  onCountedEvent((event) => counted.push(event))
  beforeEach(() => counted.splice(0))
  return counted
}
