import { run } from './run'

// A local build, whatever this machine is. Each tool sets NODE_ENV.
process.env.DEPLOY_KIND = 'local'
Reflect.deleteProperty(process.env, 'NODE_ENV')

const steps = [
  'npm run -s check',
  'npm run -s build',
  'npm run -s test:unit',
  // What a local build has of its own: its markers and form address, the inbox. The rest is tested as it goes online.
  'npm run -s test:export -- tests/export/preview tests/export/smoke',
  'tsx scripts/test-production.ts',
  'npm run -s test:e2e',
]

/** `npm test`: runs these in turn until one fails. */
for (const step of steps) run(step)
console.log(`Passed:\n${steps.join('\n')}`)
