import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Environment } from '@/lib/deploy'

/** Chromium as Linux distributions package it, fastest first. Playwright itself looks only for its own download. */
const commands = ['chromium-headless-shell', 'chromium', 'google-chrome']

/** Whether a program starts. Playwright's download exists but does not start while its libraries are missing. */
const starts = (program: string) =>
  existsSync(program) && spawnSync(program, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0

/**
 * Returns `CHROMIUM_PATH` if it is set, otherwise the path of the first Chromium that starts: Playwright's own, then
 * the system's; undefined if there is none. Throws if `CHROMIUM_PATH` does not exist.
 */
export function findBrowser(
  env: Environment = process.env,
  works: (program: string) => boolean = starts,
): string | undefined {
  const named = env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`)
  if (named) return named
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)))
  return [chromium.executablePath(), ...onPath].find(works)
}

/**
 * For a browser that opens many pages: its address bar is a set of web pages with hundreds of scripts, loaded for each of
 * them. Replaces the list of features that Playwright or Puppeteer disables.
 */
export const withoutAddressBar = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup'

const apt = 'apt-get install -y --no-install-recommends'

/** The commands that install a browser, to be tried in order. Only build machines get the one that needs root. */
export const installCommands = (env: Environment) => [
  'npx playwright install chromium',
  ...(env.CI ? [`apt-get update && (${apt} chromium-headless-shell || ${apt} chromium)`] : []),
]

/** The path of a Chromium, as `findBrowser` returns it. Installs one if there is none; throws if that fails. */
export function findOrInstallBrowser(): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const found = findBrowser()
  if (found) return found
  for (const command of installCommands(env)) {
    spawnSync(command, { shell: true, stdio: 'inherit', env })
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium starts on this machine. Run "sudo npx playwright install --with-deps chromium", or set CHROMIUM_PATH.',
  )
}
