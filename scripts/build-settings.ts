import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Environment, isOfHost } from '@/lib/build/deploy'
import { writeWithFolder } from '@/lib/build/files'
import { settings } from '@/lib/build/settings/table'

/** Whether a variable decides what a build contains: a setting, or what a host says of a build. */
const decides = (name: string) => /^(NEXT_PUBLIC_\w+|DEPLOY_\w+|EXPORT_FOLDER)$/.test(name) || isOfHost(name)

/** Where the settings of the export in a folder are remembered. Next keeps this folder. */
const recordOf = (folder: string) => path.join(process.cwd(), `.next/cache/settings-of-${folder}.json`)

/** Remembers the settings of the build that has written `folder`, for its tests. */
export function rememberSettings(folder: string, env: Environment): void {
  const decisive = Object.entries(env).filter(([name]) => decides(name))
  writeWithFolder(recordOf(folder), JSON.stringify(Object.fromEntries(decisive)))
}

/** Returns the settings of the export in `folder`; those of a local build without settings if they are unknown. */
export function settingsOf(folder: string): Environment {
  const file = recordOf(folder)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { DEPLOY_KIND: 'local' }
}

/**
 * Makes these the only settings of this process and of those that it starts, so that no test depends on the environment of
 * the machine. Settings that are not given are empty, because `.env` files replace only what is not defined.
 */
export function applySettings(given: Environment): void {
  for (const name of Object.keys(process.env)) if (decides(name)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, Object.fromEntries(settings.map(([name]) => [name, ''])), given)
}
