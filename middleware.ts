import createMiddleware from 'next-intl/middleware'
import { routing } from '@/lib/i18n/routing'

/** Gives `next dev` the public addresses. The export never runs it: scripts/finish-export.ts moves the files. */
export default createMiddleware(routing)

export const config = {
  // Everything but files (a dot in the last segment) and Next's own paths.
  matcher: ['/((?!_next|.*\\..*).*)'],
}
