import nextEnv from '@next/env'

/** Reads `.env*` as `next build` does. Imported before lib/site.ts, which reads the settings when it loads. */
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error })
