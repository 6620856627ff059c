import { defineConfig, devices } from 'playwright/test'
import { findBrowser, withoutAddressBar } from './scripts/browser'
import { takeEnvironmentOf } from './scripts/built-with'
import type { Served } from './tests/server'

// The tests expect what the export that they open was built with: `out/`, or what `EXPORT_FOLDER` names (scripts/test-preview.ts).
takeEnvironmentOf(process.env.EXPORT_FOLDER || 'out')

// Set once: each worker evaluates this file again and inherits the environment of the main process.
process.env.CHROMIUM_PATH ||= findBrowser() ?? ''

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-gpu',
    // Saves a third of the time of a test.
    withoutAddressBar,
    // The same glyph widths in headed and headless browsers.
    '--font-render-hinting=none',
    '--enable-font-subpixel-positioning',
    // Requests to other hosts fail at once, and the fixture reports them.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
}
const computer = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, launchOptions }
// A Pixel 7 draws seven pixels for each px. No test needs them, and they take time.
const handheld = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, launchOptions }
const phone = { ...devices['Pixel 7'], ...handheld }

const firefox = { ...devices['Desktop Firefox'], viewport: phone.viewport }

// A test runs on the desktop, or on a phone if tagged @phone, or on both if tagged @both.
const onDesktop = { grepInvert: /@phone/ }
const onPhone = { grep: /@phone|@both/ }

/** A project for each suite; `server` is what its tests open. The commands of package.json select projects. */
export default defineConfig<object, Served>({
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['line'], ['html', { open: 'never' }]] : 'list',
  // A failure shows the page and its accessibility tree. `npx playwright test --trace on` records more, in twice the time.
  use: { screenshot: 'only-on-failure' },
  projects: [
    { name: 'desktop', testDir: 'tests/e2e', ...onDesktop, use: computer },
    { name: 'phone', testDir: 'tests/e2e', ...onPhone, use: phone },
    { name: 'preview', testDir: 'tests/preview', ...onDesktop, use: computer },
    { name: 'preview-phone', testDir: 'tests/preview', ...onPhone, use: phone },
    {
      name: 'dev',
      testDir: 'tests/dev',
      // One server, whose first request of a page compiles it.
      fullyParallel: false,
      timeout: 120_000,
      expect: { timeout: 30_000 },
      use: { ...phone, server: 'dev' },
    },
    // Not part of `npm test`: npx playwright install firefox webkit
    { name: 'firefox', testDir: 'tests/e2e', grep: /@engines/, use: firefox },
    { name: 'webkit', testDir: 'tests/e2e', grep: /@engines/, use: devices['iPhone 15'] },
  ],
})
