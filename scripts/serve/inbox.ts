import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contactLeadSchema, estimatorLeadSchema } from '@/lib/leads/schemas'

export type Lead = { receivedAt: string; body: Record<string, unknown> }

/** A submission as text, marked if it is no lead of the site. */
function textOf(lead: Lead): string {
  const isOurs = [contactLeadSchema, estimatorLeadSchema].some(
    (schema) => schema.safeParse(lead.body).success,
  )
  return `${isOurs ? '' : 'No lead of this site (docs/leads.md):\n'}${JSON.stringify(lead, null, 2)}`
}

/** Opens a file of leads, one line of JSON each. */
export function openInbox(name: string) {
  /** Every stored lead, oldest first, without a line that another process is writing. */
  const read = (): Lead[] =>
    (existsSync(name) ? readFileSync(name, 'utf8') : '').split('\n').flatMap((line) => {
      try {
        return [JSON.parse(line)]
      } catch {
        return []
      }
    })
  return {
    read,
    /** Appends a lead, synchronously, so that lines do not mix. */
    store(body: Lead['body']) {
      mkdirSync(path.dirname(name), { recursive: true })
      appendFileSync(name, `${JSON.stringify({ receivedAt: new Date().toISOString(), body })}\n`)
    },
    /** Returns the submissions as plain text, newest first: they contain what visitors have typed. */
    text() {
      const texts = read().map(textOf)
      return [`Inbox: ${texts.length} received, newest first`, ...texts.reverse()].join('\n\n')
    },
  }
}

export type Inbox = ReturnType<typeof openInbox>
