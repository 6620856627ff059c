import { appendFileSync, existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

export type Lead = { receivedAt: string; body: Record<string, unknown> }

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
  }
}

export type Inbox = ReturnType<typeof openInbox>
