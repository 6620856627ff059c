import './load-env'
import { requireDeployKind } from '@/lib/deploy'
import { runStep } from './export/run-step'

/** Runs before the build: stops one whose purpose this machine does not say, or that Next cannot make. */
await runStep('The build', () => {
  const mode = process.env.NODE_ENV || 'production'
  if (mode !== 'production')
    throw new Error(`NODE_ENV is "${mode}": unset it, because Next builds for production.`)
  return `A ${requireDeployKind(process.env)} build.`
})
