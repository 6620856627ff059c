import { ownerPhotos } from '@/lib/content/people'
import { writePhotos } from '@/lib/content/photos'
import { runStep } from './export/run-step'

const photos = ownerPhotos()

/** Before the build: the photographs that entries name, in the sizes and formats that pages use. */
await runStep('Reading the photographs', async () => {
  await writePhotos(photos)
  const count = Object.keys(photos).length
  return count === 0 ? 'No photograph is named: drawings stand in.' : `${count} photographs are ready.`
})
