import { defineConfig } from '@playwright/test'
import { freePort } from '../e2e/free-port'
import { engines, missingFor } from './engines'

// Found once: the workers read this file again, with the environment that the first reading leaves.
process.env.E2E_PORT ||= String(await freePort())
process.env.INBOX_FILE ||= 'test-results/engines/leads.jsonl'
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`

const present = engines.filter((engine) => missingFor(engine).length === 0)

/** The main jobs in the engines that Playwright cannot drive as systems ship them: `npm run test:engines`. */
export default defineConfig({
  testDir: '.',
  globalSetup: './tell-missing.ts',
  outputDir: '../../test-results/engines',
  workers: 1,
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { baseURL: origin },
  projects: present.map(({ name }) => ({ name })),
  webServer: {
    command: 'node --import tsx scripts/preview.ts',
    cwd: '../..',
    url: origin,
    env: { PORT: process.env.E2E_PORT, HOST: '127.0.0.1', INBOX_FILE: process.env.INBOX_FILE },
  },
})
