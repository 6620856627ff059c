import { existsSync } from 'node:fs'
import path from 'node:path'
import { createApp } from './preview/app'
import { openInbox } from './preview/inbox'
import { close, listen } from './preview/listen'

const out = process.env.EXPORT_FOLDER || 'out'
const parent = process.ppid
const inboxFile = process.env.INBOX_FILE || path.join('.inbox', 'leads.jsonl')
/** Generous: a person sends one, a test run some hundreds. */
const leadsPerMinute = 1200

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

  const app = createApp({ out, inbox: openInbox(inboxFile), leadsPerMinute })
  const host = process.env.HOST || undefined
  const servers = await listen(app, port, host)
  console.log(
    `The site: http://${host ?? 'localhost'}:${port}  What its forms sent: http://${host ?? 'localhost'}:${port}/inbox`,
  )

  whenAskedToEnd(() => close(servers, 5000))
}

/** npm passes a signal on to its shell only, which leaves its own child behind: then we have a new parent. */
function whenAskedToEnd(end: () => void) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  if (!process.env.npm_lifecycle_event) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 500).unref()
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
