import path from 'node:path'
import { configuration, runServer } from './run-server'

/** Fetched when it is wanted, because it is large and nothing else needs it. */
const wrangler = 'wrangler@4.86.0'
/** The newest date that its bundled engine knows may be older than today. */
const compatibilityDate = '2026-04-20'

const state = path.dirname(configuration('wrangler', ''))
process.env.WRANGLER_SEND_METRICS = 'false'

runServer(
  'npx',
  [
    ...['--yes', wrangler, 'pages', 'dev', 'out', '--ip', '127.0.0.1', '--port', process.argv[2] ?? ''],
    ...['--compatibility-date', compatibilityDate, '--persist-to', state],
    ...['--inspector-port', '0', '--show-interactive-dev-session=false', '--log-level', 'warn'],
  ],
  'it comes with Node.js',
)
