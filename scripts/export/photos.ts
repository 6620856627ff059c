import path from 'node:path'
import { cropsOf } from '@/lib/media/photos'
import { writeWithFolder } from './files'

/** Writes every crop of the photographs into an export. Throws a sentence if one is missing or unusable. */
export async function writePhotos(out: string, files: readonly string[], from = 'photos'): Promise<void> {
  for (const file of files)
    for (const slot of ['case', 'letter'] as const)
      for (const { url, content } of await cropsOf(file, slot, from))
        writeWithFolder(path.join(out, url), content)
}
