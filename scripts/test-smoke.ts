import { runStep } from './run'
import { readCommand, smokeTest } from './smoke/smoke-test'

/** `npm run test:smoke -- https://www.example.org`: tests a deployed site. With `--send`, also that leads arrive. */
await runStep('The smoke test', () => smokeTest(...readCommand(process.argv.slice(2), process.env)))
