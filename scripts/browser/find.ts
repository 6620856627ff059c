import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Names and places under which systems keep a browser of Chromium's family; the one without windows is the fastest. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Whether a program starts: a browser may lie there and lack its libraries, or be a hint to install it elsewhere. */
const starts = (program: string) =>
  existsSync(program) && spawnSync(program, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0

/**
 * The path of a Chromium that starts; undefined when there is none. `CHROMIUM_PATH` wins and is not second-guessed:
 * it throws when nothing is there. Then comes `playwrights`, the place of Playwright's own download, then the system's.
 */
export function findBrowser(
  env: Readonly<Record<string, string | undefined>>,
  playwrights: string,
  works: (program: string) => boolean = starts,
): string | undefined {
  const named = env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, where there is no browser.`)
    return named
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)))
  return [playwrights, ...onPath, ...places].find(works)
}
