import { existsSync } from 'node:fs'
import path from 'node:path'
import { type RequestHandler, Router } from 'express'
import sirv from 'sirv'
import { cacheForever, hashedFiles, revalidate } from '@/lib/cache-headers'

/** The not-found page has no address of its own: a request for its file is answered with 404 too. */
const notFoundPage = /\/404(\.html)?$/

/** Redirects `/tarifs/` and `/tarifs.html` to `/tarifs`, as the hosts do. */
function toCleanAddress(out: string): RequestHandler {
  return (request, response, next) => {
    const [, clean] = /^((?:\/[\w-]+)+)(?:\/|\.html)$/.exec(request.path) ?? []
    if (!clean || notFoundPage.test(clean) || !existsSync(path.join(out, `${clean}.html`))) next()
    else response.redirect(308, clean === '/index' ? '/' : clean)
  }
}

/** Serves the export as a static host does: clean addresses, and the not-found page with status 404. */
export function pages(out: string): Router {
  const router = Router({ strict: true })
  router.use(toCleanAddress(out))
  const files = sirv(out, {
    // Reads the folder at each request, so that a build may replace it while the preview runs.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      response.setHeader('Cache-Control', pathname.startsWith(hashedFiles) ? cacheForever : revalidate)
    },
  })
  router.use((request, response, next) => {
    if (notFoundPage.test(request.path) || request.path === '/index') next()
    else files(request, response, next)
  })
  router.use((_request, response) => {
    response.status(404).set('Cache-Control', revalidate)
    const plain = { acceptRanges: false, cacheControl: false, etag: false, lastModified: false }
    response.sendFile('404.html', { root: path.resolve(out), ...plain })
  })
  return router
}
