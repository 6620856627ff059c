import createMiddleware from 'next-intl/middleware'
import { routing } from '@/lib/i18n/routes'

/** Gives `next dev` the public URLs. The export never runs it: the build moves the files. */
export default createMiddleware(routing)

export const config = {
  // Everything but files (a dot in the last segment) and Next's own paths.
  matcher: ['/((?!_next|.*\\..*).*)'],
}
