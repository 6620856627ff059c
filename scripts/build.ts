import { requireDeployKind } from '@/lib/deploy/deploy-kind'
import { readConfig } from '@/lib/site/config-file'
import { readSite } from '@/lib/site/read-site'
import { run, runStep } from './run'

/** `npm run build`. Stops before Next if the purpose of the build is unknown or the configuration is not valid. */
await runStep('The build', () => {
  const config = readConfig()
  const kind = requireDeployKind(process.env)
  // Next reads `.env` files and our scripts do not: what is set here, both see.
  Object.assign(process.env, { DEPLOY_KIND: kind, SITE_CONFIG: config.file })
  // Next sets its own.
  Reflect.deleteProperty(process.env, 'NODE_ENV')
  readSite(config, process.env)
  run('next build')
  run('tsx scripts/finish-export.ts')
  return `Built: ${kind}.`
})
