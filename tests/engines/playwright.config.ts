import { defineConfig, devices } from '@playwright/test'
import { freePort } from '../e2e/free-port'

// Found once: the workers read this file again, with the environment that the first reading leaves.
process.env.E2E_PORT ||= String(await freePort())
process.env.INBOX_FILE ||= 'test-results/engines/leads.jsonl'
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`

/** The main jobs in other engines, after `npx playwright install firefox webkit`: `npm run test:engines`. */
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
