import { useRef, useState } from 'react'
import { sendLead } from '@/lib/browser/leads/send-lead'
import type { EstimatorLead } from '@/lib/leads/schemas'

/** What is known of a lead: `sent` also without an answer, `failed` if it waits in the outbox for a retry. */
export type SendState = 'sending' | 'sent' | 'failed'

/** The longest wait for the endpoint, ms; the request itself continues. */
const maxWait = 4000

/** Sends the leads of this page, each once, and remembers what is known of them. */
export function useSentLeads() {
  const [states, setStates] = useState<Readonly<Record<string, SendState | undefined>>>({})
  // A ref: a second press may come before React has rendered the first.
  const started = useRef(new Set<string>())

  /** Resolves when the outcome is known, or after the longest wait. */
  async function send(lead: EstimatorLead): Promise<void> {
    const id = JSON.stringify(lead)
    if (started.current.has(id)) return
    started.current.add(id)
    const record = (state: SendState) => setStates((others) => ({ ...others, [id]: state }))
    record('sending')
    const waited = new Promise((resolve) => setTimeout(resolve, maxWait))
    await Promise.race([sendLead(lead, (hasArrived) => record(hasArrived ? 'sent' : 'failed')), waited])
    setStates((others) => (others[id] === 'sending' ? { ...others, [id]: 'sent' } : others))
  }

  return { send, stateOf: (lead: EstimatorLead) => states[JSON.stringify(lead)] }
}
