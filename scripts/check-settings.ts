import './load-env'
import { runStep } from './export/run-step'

const reading = await import('@/lib/site').then(
  ({ site }) => ({ site, error: null }),
  (error: Error) => ({ site: null, error }),
)

/** Before the build: a setting that is missing or malformed stops it within a second, with one message for all. */
runStep('Reading the settings', () => {
  if (!reading.site) throw reading.error
  const { deploy, url, formEndpoint } = reading.site
  return `A ${deploy} build of ${url}; forms go to ${formEndpoint ?? 'nowhere: they run dry'}.`
})
