import './load-env'
import { requireDeployKind } from '@/lib/deploy'
import { readSite } from '@/lib/settings/read-site'
import { runStep } from './export/run-step'

/** Runs before the build: stops one whose purpose or settings are wrong, or that Next cannot make. */
await runStep('The build', () => {
  const mode = process.env.NODE_ENV || 'production'
  if (mode !== 'production')
    throw new Error(`NODE_ENV is "${mode}": unset it, because Next builds for production.`)
  const kind = requireDeployKind(process.env)
  readSite(process.env)
  return `A ${kind} build.`
})
