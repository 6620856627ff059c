/** Files below this path have a hash of their content in their name. */
export const hashedFiles = '/_next/static/'

/** Cache-Control of those files. max-age is in seconds: one year. */
export const cacheForever = 'public, max-age=31536000, immutable'

/** Cache-Control of all other files: cached, and revalidated at each use. */
export const revalidate = 'public, max-age=0, must-revalidate'
