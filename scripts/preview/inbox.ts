import { appendFileSync, existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contactLeadSchema, estimatorLeadSchema } from '@/lib/leads/schemas'

export type Lead = { receivedAt: string; body: Record<string, unknown> }

/** What is wrong with the fields of a body, compared with the lead that it is most like. Empty if it is a lead of the site. */
function faultsOf(body: Lead['body']): string[] {
  const [faults = []] = [contactLeadSchema, estimatorLeadSchema]
    .map(({ shape }) => [
      ...Object.entries(shape).flatMap(([field, schema]) => {
        if (schema.safeParse(body[field]).success) return []
        if (!(field in body)) return `${field} is missing`
        return body[field] === '' ? `${field} is empty` : `${field} has another value`
      }),
      ...Object.keys(body).flatMap((field) => (field in shape ? [] : `${field} is unknown`)),
    ])
    .sort((one, other) => one.length - other.length)
  return faults
}

/** A submission as text, after what marks it as no lead of the site. */
function textOf(lead: Lead): string {
  const faults = faultsOf(lead.body)
  const mark = faults.length > 0 ? `No lead of this site (docs/leads.md): ${faults.join(', ')}\n` : ''
  return mark + JSON.stringify(lead, null, 2)
}

/** Opens a file of leads, one line of JSON each. */
export function openInbox(name: string) {
  return {
    /** Appends a lead, synchronously, so that lines do not mix. */
    store(body: Lead['body']) {
      mkdirSync(path.dirname(name), { recursive: true })
      appendFileSync(name, `${JSON.stringify({ receivedAt: new Date().toISOString(), body })}\n`)
    },
    /** Returns every stored lead, oldest first. Skips a line that is not complete: another process may be writing it. */
    async read(): Promise<Lead[]> {
      const text = existsSync(name) ? await readFile(name, 'utf8') : ''
      return text.split('\n').flatMap((line) => {
        try {
          return [JSON.parse(line) as Lead]
        } catch {
          return []
        }
      })
    },
    /** Returns the submissions as plain text, newest first: they contain what visitors have typed. */
    async text(): Promise<string> {
      const texts = (await this.read()).map(textOf)
      return [`Inbox: ${texts.length} received, newest first`, ...texts.reverse()].join('\n\n')
    },
  }
}

export type Inbox = ReturnType<typeof openInbox>
