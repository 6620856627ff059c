import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export type Lead = { receivedAt: string; body: Record<string, unknown> }

/** The leads of one file, a line of JSON each. */
export function openInbox(name: string) {
  let last: Promise<unknown> = Promise.resolve()
  async function append(body: Lead['body']) {
    await mkdir(path.dirname(name), { recursive: true })
    await appendFile(name, `${JSON.stringify({ receivedAt: new Date().toISOString(), body })}\n`)
  }
  return {
    /** Settles once the lead is in the file; one after the other, so that no two lines mix. */
    store(body: Lead['body']): Promise<void> {
      const stored = last.then(() => append(body))
      last = stored.catch(() => undefined)
      return stored
    },
    /** Every lead that was ever stored, oldest first. A line that is no lead is left out. */
    async read(): Promise<Lead[]> {
      const text = await readFile(name, 'utf8').catch(() => '')
      return text.split('\n').flatMap((line) => {
        try {
          const lead = JSON.parse(line) as Lead
          return typeof lead.body === 'object' && lead.body !== null ? [lead] : []
        } catch {
          return []
        }
      })
    },
  }
}

export type Inbox = ReturnType<typeof openInbox>
