import './load-env'
import { requireDeployKind } from '@/lib/site/deploy'
import { readSite } from '@/lib/site/settings/read-site'
import { runStep } from './run'

/** Runs before the build: stops one whose purpose is unknown or whose settings are wrong. */
await runStep('The build', () => {
  const kind = requireDeployKind(process.env)
  readSite(process.env)
  return `A ${kind} build.`
})
