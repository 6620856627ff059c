import { parseArgs } from 'node:util'
import { targetOf } from './endpoint/target'
import { tryOwnSite, tryReceiver } from './endpoint/try-receiver'
import { runStep } from './run'

const command = 'npm run test:endpoint -- https://… [--origin https://www.example.org]'

/**
 * Sends test leads to a receiver as a page of the site's origin would, and says what was answered. Without `--origin` the site
 * may be the receiver's own, or another.
 */
await runStep('The trial', async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { origin: { type: 'string' } },
  })
  const url = targetOf(positionals, command)
  const site = values.origin === undefined ? null : targetOf([values.origin], command).origin
  const { accepted, faults, isOwnSiteOnly } = site
    ? { ...(await tryReceiver(url.href, site)), isOwnSiteOnly: false }
    : await tryOwnSite(url.href)
  for (const line of accepted) console.log(`Accepted: ${line}`)
  if (faults.length > 0)
    throw new Error(['Visitors of the site cannot send their leads:', ...faults].join('\n- '))
  const visitors = `Visitors of ${site ?? url.origin}${site || isOwnSiteOnly ? '' : ' and of other sites'}`
  const path = isOwnSiteOnly ? ` It accepts those of its own site only: its endpoint is ${url.pathname}.` : ''
  return `${visitors} can send their leads there.${path} Now look for those marked TEST, with all their fields.`
})
