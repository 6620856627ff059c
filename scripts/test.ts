import { run } from './run'

const parts = ['check', 'build', 'test:unit', 'test:export', 'test:e2e']

// A local build, whatever this machine is. Each tool sets NODE_ENV.
process.env.DEPLOY_KIND = 'local'
Reflect.deleteProperty(process.env, 'NODE_ENV')

/** `npm test`: runs scripts of package.json in turn until one fails, then builds and tests production. */
for (const part of parts) run(`npm run -s ${part}`)
run('tsx scripts/test-production.ts')
console.log(`Passed: ${parts.join(', ')}, production.`)
