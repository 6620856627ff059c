import { attribute } from './html'
import type { Step } from './page'

/** Makes browsers send the password of a protected preview with the request of the manifest: without it they log a 401. */
export const sendCredentials: Step = (page) => {
  const manifest = page.elements.find((element) => attribute(element, 'rel') === 'manifest')
  // Next does so in a preview of Vercel.
  if (!manifest || attribute(manifest, 'crossorigin') !== undefined) return
  page.replace(manifest, page.sourceOf(manifest).replace('<link', '<link crossorigin="use-credentials"'))
}
