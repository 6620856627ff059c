import { chromium, defineConfig } from '@playwright/test'
import { findBrowser } from '../../scripts/browser/find'
import { hosts } from './hosts'

/** The export on real web servers: `npm run build && npm run test:hosts`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/hosts',
  retries: process.env.CI ? 2 : 0,
  workers: 1,
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: findBrowser(process.env, chromium.executablePath()) ?? undefined,
      // Chromium's sandbox refuses to run as root, which is what containers do.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: hosts.map(({ name, url }) => ({ name, use: { baseURL: url } })),
  webServer: hosts.map(({ command, url }) => ({
    command,
    url,
    cwd: '../..',
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  })),
})
