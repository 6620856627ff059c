import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0

/** Playwright's own download, into the user's cache. */
function installByPlaywright(): boolean {
  const manifest = createRequire(import.meta.url).resolve('@playwright/test/package.json')
  return run(process.execPath, [path.join(path.dirname(manifest), 'cli.js'), 'install', 'chromium'])
}

/** The distribution's package with all its libraries; only root may install it, and only Debian names it so. */
function installByDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const install = (name: string) => run('apt-get', ['install', '-y', '--no-install-recommends', name])
  // Without windows to draw, the tests take less than half the time.
  return run('apt-get', ['update']) && (install('chromium-headless-shell') || install('chromium'))
}

/** Installs a browser in whatever way works here and gives it back as `find` sees it; undefined when none works. */
export function installBrowser(find: () => string | undefined): string | undefined {
  for (const install of [installByPlaywright, installByDebian]) {
    const browser = install() ? find() : undefined
    if (browser) return browser
  }
  return undefined
}
