import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export type Lead = { receivedAt: string; body: Record<string, unknown> }

/** Opens a file of leads, one line of JSON each. */
export function openInbox(name: string) {
  let lastWrite: Promise<unknown> = Promise.resolve()
  async function append(body: Lead['body']) {
    await mkdir(path.dirname(name), { recursive: true })
    await appendFile(name, `${JSON.stringify({ receivedAt: new Date().toISOString(), body })}\n`)
  }
  return {
    /** Resolves when the lead is in the file. Writes one lead at a time, so that lines do not mix. */
    store(body: Lead['body']): Promise<void> {
      const stored = lastWrite.then(() => append(body))
      lastWrite = stored.catch(() => undefined)
      return stored
    },
    /** Returns every stored lead, oldest first. Skips lines that are not leads. */
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
