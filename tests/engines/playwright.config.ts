import { defineConfig, devices } from '@playwright/test'
import { freePort } from '../e2e/free-port'

// Set once: each worker evaluates this file again and inherits the environment of the main process.
process.env.E2E_PORT ||= String(await freePort())
process.env.INBOX_FILE ||= 'test-results/engines/leads.jsonl'
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`

/** The main journeys in Firefox and WebKit. Run `npx playwright install firefox webkit`, then `npm run test:engines`. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../e2e/require-build.ts',
  outputDir: '../../test-results/engines',
  use: { baseURL: origin },
  projects: [
    { name: 'firefox', use: devices['Desktop Firefox'] },
    { name: 'webkit', use: devices['iPhone 15'] },
  ],
  webServer: {
    command: 'node --import tsx scripts/preview.ts',
    cwd: '../..',
    url: origin,
    env: { PORT: process.env.E2E_PORT, HOST: '127.0.0.1', INBOX_FILE: process.env.INBOX_FILE },
  },
})
