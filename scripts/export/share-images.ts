import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Step } from './page-source'

/**
 * Adds a hash of its picture to the URL of a share image in the metadata: messengers keep the picture of a URL, and
 * would show the old words. The file keeps its path, so that no URL that is out there ends in a 404. Throws if a page names a
 * picture that does not exist.
 */
export const versionShareImages =
  (out: string): Step =>
  (page) => {
    for (const element of page.elements.filter(({ tagName }) => tagName === 'meta'))
      page.replace(
        element,
        page.sourceOf(element).replace(/\/og\/[\w-]+\.png(?=")/g, (file) => {
          const hash = createHash('sha256').update(readFileSync(path.join(out, file)))
          return `${file}?v=${hash.digest('hex').slice(0, 8)}`
        }),
      )
  }
