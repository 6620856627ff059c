import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Environment, hostVariables } from '@/lib/deploy/deploy-kind'
import { writeWithFolder } from './export/files'

/** Whether a variable decides what a build contains: the kind of deploy and what the host says of it, the configuration. */
const decides = (name: string) => name === 'SITE_CONFIG' || hostVariables.test(name)

/** Where the environment and the time of the export in a folder are remembered. Next keeps this folder. */
const recordOf = (folder: string) => path.join(process.cwd(), `.next/cache/built-${folder}.json`)

/** Remembers what decided the build that has written `folder`, so that its tests read the same. */
export function rememberBuild(folder: string, env: Environment): void {
  const decisive = Object.fromEntries(Object.entries(env).filter(([name]) => decides(name)))
  writeWithFolder(recordOf(folder), JSON.stringify({ env: decisive, time: Date.now() }))
}

/** What is remembered of the export in `folder`; a local build of this moment if nothing is. */
function readRecord(folder: string): { env: Environment; time: number } {
  const file = recordOf(folder)
  const record = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return record.env ? record : { env: { DEPLOY_KIND: 'local' }, time: Date.now() }
}

/** Gives this process the environment of the export in `folder`. Which folder that is remains as it is. */
export function takeEnvironmentOf(folder: string): void {
  for (const name of Object.keys(process.env)) if (decides(name)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, readRecord(folder).env)
}

/** When the export in `folder` was built. */
export const builtAt = (folder: string): Date => new Date(readRecord(folder).time)
