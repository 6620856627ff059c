import { existsSync } from 'node:fs'
import path from 'node:path'
import { createApp } from './preview/app'
import { openInbox } from './preview/inbox'
import { listen } from './preview/listen'

const out = process.env.EXPORT_FOLDER || 'out'
const inboxFile = process.env.INBOX_FILE || path.join('.inbox', 'leads.jsonl')
const parent = process.ppid
/** This machine alone, unless told otherwise: what forms have sent is not for the neighbours. */
const host = process.env.HOST || '127.0.0.1'
/** How long running requests may take when the preview is to end, ms. */
const patience = 5000

function portOf(value: string | undefined): number {
  const port = Number(value || '3000')
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is "${value}"; it must be a number from 1 to 65535.`)
  return port
}

async function main() {
  const port = portOf(process.env.PORT)
  if (!existsSync(path.join(out, 'index.html')))
    throw new Error(`There is no export to show in ${out}/; npm run build makes it.`)

  const server = await listen(createApp({ out, inbox: openInbox(inboxFile) }), port, host)
  const origin = `http://${process.env.HOST || 'localhost'}:${port}`
  console.log(`The site: ${origin}  What its forms sent: ${origin}/inbox`)
  const end = () => {
    server.close()
    setTimeout(() => server.closeAllConnections(), patience).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  // npm passes a signal on to its shell only, which leaves its own child behind: then we have a new parent.
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && server.listening && end(), 500).unref()
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
