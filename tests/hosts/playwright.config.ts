import { defineConfig } from '@playwright/test'
import { hosts } from './hosts'

/** The export on real web servers: `npm run build && npm run test:hosts`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/hosts',
  workers: 1,
  reporter: 'list',
  use: { launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' } },
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
