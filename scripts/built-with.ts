import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Environment, hostVariables } from '@/lib/deploy/deploy-kind'
import { writeWithFolder } from './export/files'

/** Whether a variable decides what a build contains: the kind of deploy and what the host says of it, the files. */
const decides = (name: string) => /^(SITE_CONFIG|EXPORT_FOLDER)$/.test(name) || hostVariables.test(name)

/** Where the environment of the export in a folder is remembered. Next keeps this folder. */
const recordOf = (folder: string) => path.join(process.cwd(), `.next/cache/built-${folder}.json`)

/** Remembers what decided the build that has written `folder`, so that its tests read the same. */
export function rememberBuild(folder: string, env: Environment): void {
  const decisive = Object.entries(env).filter(([name]) => decides(name))
  writeWithFolder(recordOf(folder), JSON.stringify(Object.fromEntries(decisive)))
}

/** Gives this process the environment of the export in `folder`; that of a local build if it is unknown. */
export function takeEnvironmentOf(folder: string): void {
  const file = recordOf(folder)
  for (const name of Object.keys(process.env)) if (decides(name)) Reflect.deleteProperty(process.env, name)
  Object.assign(
    process.env,
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { DEPLOY_KIND: 'local' },
  )
}
