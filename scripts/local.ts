import { run } from './run'

// Even on a machine that runs CI or a host, unless DEPLOY_KIND says otherwise.
process.env.DEPLOY_KIND ||= 'local'
// Each tool sets its own.
Reflect.deleteProperty(process.env, 'NODE_ENV')

/** `tsx scripts/local.ts build test:unit` runs scripts of package.json in turn, for this machine, until one fails. */
for (const script of process.argv.slice(2)) run(`npm run -s ${script}`)
