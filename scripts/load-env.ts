import nextEnv from '@next/env'
import { cutSettings } from './machine'

const given = { ...process.env }

/** Loads `.env*` as `next build` does. Import it before lib/site/site.ts, which reads the settings when it is loaded. */
const { loadedEnvFiles, combinedEnv } = nextEnv.loadEnvConfig(process.cwd(), false, {
  info: () => undefined,
  error: console.error,
})

/** The settings that lose a part in these files. */
export const cutInEnvFiles = loadedEnvFiles.flatMap(({ path, contents }) => {
  const own = Object.fromEntries(Object.entries(combinedEnv).filter(([name]) => !/^NEXT_PUBLIC_/.test(name)))
  return cutSettings(path, contents, { ...own, ...given })
})
