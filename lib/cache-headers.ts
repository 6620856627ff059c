/** Files below this path carry a hash of their content in their name. */
export const hashedFiles = '/_next/static/'

/** Cache-Control of those files: max-age in seconds, a year. */
export const cacheForever = 'public, max-age=31536000, immutable'

/** Cache-Control of everything else: kept, but never shown before the server has said that it is still the same. */
export const revalidate = 'public, max-age=0, must-revalidate'
