import { parseArgs } from 'node:util'
import { targetOf } from './endpoint/target'
import { tryReceiver } from './endpoint/try-receiver'
import { runStep } from './export/run-step'

const command = 'npm run test:endpoint -- https://… [--origin https://www.example.org]'

/** Sends test leads to a receiver as a page of the site's origin would, and says what was answered. */
await runStep('The trial', async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { origin: { type: 'string', default: 'https://www.example.org' } },
  })
  const { href } = targetOf(positionals, command)
  const { origin } = targetOf([values.origin], command)
  const { accepted, faults } = await tryReceiver(href, origin)
  for (const line of accepted) console.log(`Accepted: ${line}`)
  if (faults.length > 0)
    throw new Error(['Visitors of the site cannot send their leads:', ...faults].join('\n- '))
  return `Visitors of ${origin} can send their leads there. Now look for the three, marked TEST, with all their fields.`
})
