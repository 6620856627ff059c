import path from 'node:path'
import { allCrops } from '@/lib/site/photos'
import { writeWithFolder } from './files'

/** Writes every crop of the photographs into an export. Throws a sentence if one is missing or unreadable. */
export async function writePhotos(out: string, files: readonly string[], from = 'photos'): Promise<void> {
  for (const file of files)
    for (const { url, picture } of await allCrops(file, from))
      writeWithFolder(path.join(out, url), await picture.toBuffer())
}
