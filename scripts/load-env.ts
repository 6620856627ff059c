import nextEnv from '@next/env'

/** Loads `.env*` as `next build` does. Import it before lib/site/site.ts, which reads the settings when it is loaded. */
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error })
