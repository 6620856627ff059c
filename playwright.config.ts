import { defineConfig, devices } from '@playwright/test'
import { findBrowser, withoutAddressBar } from './scripts/browser'
import { freePort } from './tests/e2e/free-port'

// Set once: each worker evaluates this file again and inherits the environment of the main process.
process.env.CHROMIUM_PATH ||= findBrowser() ?? ''
process.env.E2E_PORT ||= String(await freePort())
process.env.INBOX_FILE ||= 'test-results/inbox/leads.jsonl'

const origin = `http://127.0.0.1:${process.env.E2E_PORT}`

const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  // Saves a third of the time of a test.
  withoutAddressBar,
  // The same glyph widths in headed and headless browsers.
  '--font-render-hinting=none',
  '--enable-font-subpixel-positioning',
  // Requests to other hosts fail at once, and the fixture reports them.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

export default defineConfig({
  // A preview has a suite of its own: npm run test:preview.
  testDir: process.env.DEPLOY_KIND === 'preview' ? 'tests/preview' : 'tests/e2e',
  // Reference screenshots; update them with `npx playwright test visual-regression --update-snapshots=all`.
  snapshotPathTemplate: '{testDir}/visual-regression/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [['line'], ['html', { open: 'never' }]] : 'list',
  use: {
    baseURL: origin,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args },
    // Traces double the run time; locally, `npx playwright test --trace on` records them. They contain screenshots.
    trace: process.env.CI ? 'retain-on-failure' : 'off',
  },
  // A test runs on the desktop, or on a phone if tagged @phone, or on both if tagged @both.
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      // A Pixel 7 draws seven pixels for each px. No test needs them, and they take time.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      grep: /@phone|@both/,
    },
    // These run only by their own commands, with --project.
    {
      name: 'screenshots',
      testDir: 'tests/screenshots',
      use: { ...devices['Desktop Chrome'], contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'firefox',
      testDir: 'tests/engines',
      use: { ...devices['Desktop Firefox'], launchOptions: {} },
    },
    { name: 'webkit', testDir: 'tests/engines', use: { ...devices['iPhone 15'], launchOptions: {} } },
  ],
  webServer: {
    command: 'node --import tsx scripts/preview.ts',
    url: origin,
    env: { PORT: process.env.E2E_PORT, HOST: '127.0.0.1' },
    reuseExistingServer: false,
  },
})
