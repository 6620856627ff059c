import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { findExport } from '../export/files'
import { run, runStep } from '../run'
import { createApp } from './app'
import { openInbox } from './inbox'

/**
 * `npm start -- --port 8080 --host 0.0.0.0`: builds the site, and serves the export with its inbox, by default to this machine
 * only, because the inbox shows what forms have sent. `PORT` is optional. `HOST` is ignored: some shells set it.
 */
await runStep('The local server', async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } })
  if (process.env.npm_lifecycle_event === 'start') {
    // Even on a machine that runs CI or a host, unless DEPLOY_KIND says otherwise.
    process.env.DEPLOY_KIND ||= 'local'
    run('npm run -s build')
  }
  const [out, inbox] = [findExport(), openInbox('.inbox/leads.jsonl')]
  const port = values.port || process.env.PORT || '3000'
  const { host = '127.0.0.1' } = values
  const app = createApp({ out, inbox, isOpen: values.host !== undefined })
  await once(app.listen(Number(port), host), 'listening').catch(({ code, message }) => {
    throw new Error(code === 'EADDRINUSE' ? `Port ${port} is in use. Fix: npm start -- --port 3001` : message)
  })
  const url = `http://${['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host}:${port}`
  const warning = values.host ? '\nWhoever reaches this address can read the inbox.' : ''
  return `Site: ${url}  Submitted forms: ${url}/inbox${warning}`
})
