import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createApp } from './preview/app'
import { openInbox } from './preview/inbox'

const out = process.env.EXPORT_FOLDER || 'out'
const inboxFile = process.env.INBOX_FILE || path.join('.inbox', 'leads.jsonl')
/** Only this machine by default, because the inbox shows what forms have sent. */
const host = process.env.HOST || '127.0.0.1'
/** Time for running requests to finish after a signal to stop, ms. */
const gracePeriod = 5000

function portOf(value: string | undefined): number {
  const port = Number(value || '3000')
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is "${value}"; it must be a number from 1 to 65535.`)
  return port
}

async function main() {
  const port = portOf(process.env.PORT)
  if (!existsSync(path.join(out, 'index.html')))
    throw new Error(`${out}/ holds no export. Run npm run build.`)

  const server = createApp({ out, inbox: openInbox(inboxFile) }).listen(port, host)
  await once(server, 'listening')
  const origin = `http://${process.env.HOST || 'localhost'}:${port}`
  console.log(`Site: ${origin}  Submitted forms: ${origin}/inbox`)
  const end = () => {
    server.close()
    setTimeout(() => server.closeAllConnections(), gracePeriod).unref()
  }
  // Ctrl+C in a terminal arrives twice: from the terminal and from npm.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
}

main().catch(({ code, message }: NodeJS.ErrnoException) => {
  console.error(code === 'EADDRINUSE' ? `${message}. Choose another port with PORT=3001 npm start.` : message)
  process.exitCode = 1
})
