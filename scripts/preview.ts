import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { runStep } from './export/run-step'
import { findExport } from './files'
import { listenProblem, portOf } from './preview/address'
import { createApp } from './preview/app'
import { openInbox } from './preview/inbox'

/** `npm start -- --port 8080`: serves the export with its inbox. `PORT`, `HOST` and `EXPORT_FOLDER` are optional. */
await runStep('The preview', async () => {
  const { PORT, HOST } = process.env
  const { values } = parseArgs({ options: { port: { type: 'string' } } })
  const port = portOf(values.port ?? (PORT || '3000'))
  // Only this machine by default, because the inbox shows what forms have sent.
  const host = HOST || '127.0.0.1'
  const app = createApp({ out: findExport(), inbox: openInbox('.inbox/leads.jsonl') })
  await new Promise<void>((resolve, reject) => {
    app.once('error', (error) => reject(new Error(listenProblem(error, host, port))))
    app.listen(port, host, resolve)
  })
  // npm passes its signals to its shell only. When that has ended, this process would keep the port.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === 'start')
    setInterval(() => process.ppid === parent || process.exit(), 500).unref()

  const name = host.includes(':') ? `[${host}]` : HOST || 'localhost'
  const origin = `http://${name}:${(app.address() as AddressInfo).port}`
  return `Site: ${origin}  Submitted forms: ${origin}/inbox`
})
