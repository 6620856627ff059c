import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '../../scripts/browser'
import { freePort } from '../e2e/free-port'

// Set once: each worker evaluates this file again and inherits the environment of the main process.
process.env.CHROMIUM_PATH ||= findBrowser() ?? ''
process.env.DEV_PORT ||= String(await freePort())

const origin = `http://127.0.0.1:${process.env.DEV_PORT}`

/** `next dev`, where Next hydrates the islands and one effect starts the behaviours. */
export default defineConfig({
  testDir: '.',
  forbidOnly: true,
  workers: 1,
  // The first request of a page compiles it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    ...devices['Pixel 7'],
    baseURL: origin,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined },
  },
  webServer: {
    command: `npx next dev --port ${process.env.DEV_PORT}`,
    cwd: '../..',
    url: `${origin}/robots.txt`,
    timeout: 120_000,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    reuseExistingServer: false,
  },
})
