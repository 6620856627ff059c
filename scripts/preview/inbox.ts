import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'

export type Lead = { receivedAt: string; body: Record<string, unknown> }

/** A line that a killed server left unfinished must not swallow the next lead. */
async function endsInsideLine(file: Awaited<ReturnType<typeof open>>): Promise<boolean> {
  const { size } = await file.stat()
  if (size === 0) return false
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer.toString() !== '\n'
}

async function append(name: string, lead: Lead) {
  await mkdir(path.dirname(name), { recursive: true })
  const file = await open(name, 'a+')
  try {
    await file.appendFile(`${(await endsInsideLine(file)) ? '\n' : ''}${JSON.stringify(lead)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The leads of one file, a line of JSON each (DESIGN.md, Preview inbox). */
export function openInbox(name: string) {
  let last: Promise<unknown> = Promise.resolve()
  return {
    /** Settles once the lead is on the disk; one after the other, so that no two lines mix. */
    store(body: Lead['body']): Promise<void> {
      const stored = last.then(() => append(name, { receivedAt: new Date().toISOString(), body }))
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
