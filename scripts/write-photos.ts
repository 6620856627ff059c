import { ownerPhotos } from '@/lib/content/people'
import { runStep } from './export/run-step'
import { writePhotos } from './render/photos'

const photos = ownerPhotos()

/** Runs before the build: writes the photographs of lib/content/people.ts in the sizes and formats that pages use. */
await runStep('Writing the photographs', async () => {
  await writePhotos(photos)
  const count = Object.keys(photos).length
  return count === 0 ? 'No photographs. The pages show drawings.' : `Wrote ${count} photographs.`
})
