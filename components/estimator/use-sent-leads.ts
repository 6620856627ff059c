import { useState } from 'react'
import type { EstimatorLead } from '@/lib/leads/schemas'
import { sendLead } from '@/lib/leads/send-lead.browser'

/** What is known of a lead: `sent` also without an answer, `failed` if it waits in the outbox for a retry. */
export type SendState = 'sending' | 'sent' | 'failed'

/** The longest wait for the endpoint, ms; the request itself continues. */
const maxWait = 4000

/** Sends the leads of this page, each once, and remembers what is known of them. */
export function useSentLeads() {
  // One object, not one for each render: a second press may come before React has rendered the first.
  const [states] = useState(() => new Map<string, SendState>())
  const [, render] = useState({})

  /** Resolves when the outcome is known, or after the longest wait. Throws if our own code does; then it can be sent again. */
  async function send(lead: EstimatorLead): Promise<void> {
    const id = JSON.stringify(lead)
    const record = (state: SendState) => {
      states.set(id, state)
      render({})
    }
    if (states.has(id)) return
    record('sending')
    const waited = new Promise((resolve) => setTimeout(resolve, maxWait))
    try {
      await Promise.race([sendLead(lead, (hasArrived) => record(hasArrived ? 'sent' : 'failed')), waited])
      if (states.get(id) === 'sending') record('sent')
    } finally {
      // It has thrown: a button that says "Sending…" can be pressed again.
      if (states.get(id) === 'sending') {
        states.delete(id)
        render({})
      }
    }
  }

  return { send, stateOf: (lead: EstimatorLead) => states.get(JSON.stringify(lead)) }
}
