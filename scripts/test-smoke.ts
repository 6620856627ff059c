import { parseArgs } from 'node:util'
import { runStep } from './run'
import { siteIn, smokeTest } from './smoke/smoke-test'

/** `npm run test:smoke -- https://www.example.org`: tests a deployed site. With `--send`, also that leads arrive. */
await runStep('The smoke test', () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { send: { type: 'boolean' } },
  })
  return smokeTest(siteIn(positionals), values.send)
})
