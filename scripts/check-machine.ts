import './load-env'
import { requireDeployKind } from '@/lib/deploy'
import { runStep } from './export/run-step'

/** Runs before the build: stops one whose purpose this machine does not say. */
await runStep('The build', () => `A ${requireDeployKind(process.env)} build.`)
