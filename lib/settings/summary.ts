import { exampleNames } from '../content/people'
import type { Site } from './read-site'

/** What a build is for and which settings it still lacks, one sentence a line. */
export function summary({ deploy, url, formEndpoint, placeholders }: Site): string {
  const open = deploy === 'production' ? 'Left out, because not set' : 'Placeholders'
  return [
    `A ${deploy} build of ${url}. Forms post to ${formEndpoint ?? 'no endpoint: they send nothing'}.`,
    ...(placeholders.length > 0 ? [`${open}: ${placeholders.join(', ')}.`] : []),
    ...(exampleNames().length > 0 ? [`Example owners: ${exampleNames().join(', ')}`] : []),
  ].join('\n')
}
