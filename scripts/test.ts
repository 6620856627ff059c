import { applySettings } from './build-settings'
import { checkMachine } from './machine'
import { run, runStep } from './run'

const parts = ['check:fast', 'build', 'test:unit', 'test:export', 'test:e2e']

// A local build without settings, whatever the environment and `.env.local` of this machine say. Each tool sets NODE_ENV.
applySettings({ DEPLOY_KIND: 'local' })
Reflect.deleteProperty(process.env, 'NODE_ENV')

/** `npm test`: runs scripts of package.json in turn until one fails. */
await runStep('The test', () => {
  checkMachine(process.env)
  for (const part of parts) run(`npm run -s ${part}`)
  return `Passed: ${parts.join(', ')}.`
})
