import { parseArgs } from 'node:util'
import { targetOf } from './endpoint/target'
import { runStep } from './run'
import { smokeTest } from './smoke/smoke-test'

/** Tests a deployed site. `SMOKE_URL` may name it instead. Only `--send` shows that leads arrive: it sends three, marked TEST. */
await runStep('The smoke test', () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { send: { type: 'boolean' }, 'no-endpoint': { type: 'boolean' } },
  })
  const given = positionals.length > 0 ? positionals : [process.env.SMOKE_URL ?? '']
  const usage = 'npm run test:smoke -- https://www.example.org [--send | --no-endpoint]'
  return smokeTest(targetOf(given, usage), values)
})
