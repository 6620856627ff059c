import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

/** Names under which systems keep a browser of Chromium's family; the one without windows is the fastest. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'microsoft-edge',
]
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Whether a program starts: a browser may lie there and lack its libraries, or be a hint to install it elsewhere. */
const starts = (program: string) =>
  existsSync(program) && spawnSync(program, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0

/**
 * The path of a Chromium that starts; undefined when there is none. The one that `CHROMIUM_PATH` names wins and is not
 * second-guessed; then comes Playwright's own download, then the system's. Throws when nothing is at `CHROMIUM_PATH`.
 */
export function findBrowser(
  env: Readonly<Record<string, string | undefined>> = process.env,
  works: (program: string) => boolean = starts,
): string | undefined {
  const named = env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, where there is no browser.`)
    return named
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)))
  return [chromium.executablePath(), ...onPath, macChrome].find(works)
}

const run = (command: string) =>
  spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** A browser that is there or can be installed: by Playwright for the user, on Debian by root with all its libraries. */
export function findOrInstallBrowser(): string {
  const apt = 'apt-get install -y --no-install-recommends'
  const browser =
    findBrowser() ??
    (run('npx playwright install chromium') ? findBrowser() : undefined) ??
    (process.getuid?.() === 0 && run(`apt-get update && (${apt} chromium-headless-shell || ${apt} chromium)`)
      ? findBrowser()
      : undefined)
  if (!browser) throw new Error('Install Chromium or Chrome, or name the program in CHROMIUM_PATH.')
  return browser
}
