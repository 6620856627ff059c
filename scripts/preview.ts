import { parseArgs } from 'node:util'
import { findExport, folderToWrite } from './export/files'
import { createApp } from './preview/app'
import { openInbox } from './preview/inbox'
import { portOf, startServer } from './preview/listen'
import { run, runStep } from './run'

/**
 * `npm start -- --port 8080 --host 0.0.0.0`: builds, and serves the export with its inbox, for this machine only by default, because the
 * inbox shows what forms have sent. `PORT` is optional. `HOST` is ignored: some shells set it.
 */
await runStep('The preview', async () => {
  const { PORT } = process.env
  const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } })
  if (process.env.npm_lifecycle_event === 'start') {
    // Even on a machine that runs CI or a host, unless DEPLOY_KIND says otherwise.
    process.env.DEPLOY_KIND ||= 'local'
    // Each tool sets its own.
    Reflect.deleteProperty(process.env, 'NODE_ENV')
    run('npm run -s build')
  }
  const [out, inbox] = [findExport(folderToWrite()), openInbox('.inbox/leads.jsonl')]
  const port = portOf(values.port ?? (PORT || '3000'))
  const [url, ...remarks] = await startServer(() => createApp({ out, inbox }), port, values.host)
  // npm passes its signals to its shell only. When that has ended, this process would keep the port.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === 'start')
    setInterval(() => process.ppid === parent || process.exit(), 500).unref()
  return [`Site: ${url}  Submitted forms: ${url}/inbox`, ...remarks].join('\n')
})
