import './load-env'
import { exampleNames } from '@/lib/content/people'
import { readSite } from '@/lib/settings/read-site'
import { runStep } from './export/run-step'

/** Before the build: what is missing, malformed or untrue stops it within a second, with one message for all. */
runStep('Reading the settings', () => {
  const { deploy, url, formEndpoint, placeholders } = readSite(process.env, exampleNames())
  const open = deploy === 'production' ? 'Left out, because it is not set' : 'Still placeholders'
  return [
    `A ${deploy} build of ${url}; forms go to ${formEndpoint ?? 'nowhere: they run dry'}.`,
    ...(placeholders.length > 0 ? [`${open}: ${placeholders.join(', ')}.`] : []),
    ...(exampleNames().length > 0 ? [`Examples, not real owners: ${exampleNames().join(', ')}.`] : []),
  ].join('\n')
})
