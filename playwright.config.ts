import { defineConfig, devices } from '@playwright/test'
import { deployKind } from './lib/deploy'
import { findBrowser } from './scripts/browser'
import { freePort } from './tests/e2e/free-port'

// Found once: the workers read this file again, with the environment that the first reading leaves.
process.env.CHROMIUM_PATH ||= findBrowser() ?? ''
process.env.E2E_PORT ||= String(await freePort())
process.env.INBOX_FILE ||= 'test-results/inbox/leads.jsonl'

const origin = `http://127.0.0.1:${process.env.E2E_PORT}`

const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  // Letters as wide in a browser with windows as in one without.
  '--font-render-hinting=none',
  '--enable-font-subpixel-positioning',
  // Whatever a page asks of another host fails at once, and the fixture reports it.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

export default defineConfig({
  // A preview has a suite of its own: npm run test:preview.
  testDir: deployKind(process.env) === 'preview' ? 'tests/preview' : 'tests/e2e',
  // How pages looked; `npm run test:e2e -- looks --update-snapshots=all` takes the pictures anew.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  globalSetup: './tests/e2e/require-build.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: origin,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args },
    screenshot: 'only-on-failure',
    // Traces double the run time; locally, `npm run test:e2e -- --trace on` records them.
    trace: process.env.CI ? 'retain-on-failure' : 'off',
  },
  // A behaviour is tried once, on the device where it can break: tests tagged @phone on a phone, @both on each.
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: /@phone|@both/,
    },
  ],
  webServer: {
    command: 'node --import tsx scripts/preview.ts',
    url: origin,
    env: { PORT: process.env.E2E_PORT, HOST: '127.0.0.1' },
    reuseExistingServer: false,
  },
})
