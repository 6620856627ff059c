import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

/** Chromium as Linux distributions package it, fastest first. Playwright itself looks only for its own download. */
const commands = ['chromium-headless-shell', 'chromium', 'google-chrome']

/**
 * Whether a program starts. Playwright's download exists but does not start while its libraries are missing. On Windows,
 * where it needs none, `--version` would open a window.
 * @see https://bugs.chromium.org/p/chromium/issues/detail?id=158372
 */
const starts = (program: string) =>
  existsSync(program) &&
  (process.platform === 'win32' ||
    spawnSync(program, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0)

/**
 * Returns `CHROMIUM_PATH` if it is set, otherwise the path of the first Chromium that starts: Playwright's own, then
 * the system's; undefined if there is none. Throws if `CHROMIUM_PATH` does not exist.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`)
  if (named) return named
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const ofSystem = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)))
  return [chromium.executablePath(), ...ofSystem].find(starts)
}

/**
 * Returns the commands that install a browser, to be run in order until one starts. The package of Debian comes first, because
 * it brings its libraries and has mirrors where Playwright's download is blocked; it needs root. With the metrics of Arial and
 * Times, the tests of layout shift see what most visitors see.
 */
function installCommands(mayUseApt: boolean): string[] {
  const download = 'npx playwright install --no-shell chromium'
  if (!mayUseApt) return [download]
  const install = 'apt-get -qq -y install --no-install-recommends chromium-headless-shell fonts-liberation'
  return [`apt-get -qq update; ${install}`, `${download} --with-deps`]
}

/** The path of a Chromium, as `findBrowser` returns it. Installs one if there is none; throws if that fails. */
export function findOrInstallBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium starts on this machine, and the browser tests need one.')
  // Milliseconds for each of Playwright's five attempts to connect. Its own 30 seconds take minutes without a network.
  const patience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  const env = { ...patience, ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  for (const command of installCommands(mayUseApt)) {
    console.log(`Running: ${command}`)
    spawnSync(command, { shell: true, env, stdio: 'inherit', timeout: 600_000 })
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium starts. Install one (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH.',
  )
}

/**
 * For a browser that opens many pages: its address bar is a set of web pages with hundreds of scripts, loaded for each of
 * them. Replaces the list of features that Playwright or Puppeteer disables.
 */
export const withoutAddressBar = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup'
