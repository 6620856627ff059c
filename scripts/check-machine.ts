import { requireDeployKind } from '@/lib/site/deploy'
import { readSite } from '@/lib/site/settings/read-site'
import { cutInEnvFiles } from './load-env'
import { checkEndpoint, checkLinksIn, checkMachine } from './machine'
import { runStep } from './run'

/** Runs before the build: stops one whose purpose or settings are wrong, or that Next cannot make. */
await runStep('The build', () => {
  checkMachine(process.env)
  checkLinksIn('public')
  if (cutInEnvFiles.length > 0) throw new Error(cutInEnvFiles.join('\n'))
  const kind = requireDeployKind(process.env)
  checkEndpoint(readSite(process.env).formEndpoint)
  return `A ${kind} build.`
})
