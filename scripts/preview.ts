import { parseArgs } from 'node:util'
import { isLoopback } from './endpoint/target'
import { findExport, folderToWrite } from './export/files'
import { createApp } from './preview/app'
import { openInbox } from './preview/inbox'
import { listen, portOf } from './preview/listen'
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
  const { host } = values
  const url = await listen(createApp({ out, inbox, host }), port, host)
  const isOpen = host !== undefined && !isLoopback(host)
  return `Site: ${url}  Submitted forms: ${url}/inbox${isOpen ? '\nEverybody on the network can read the inbox.' : ''}`
})
