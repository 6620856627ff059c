/** @jest-environment node */
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser, installCommands } from '@/scripts/browser'

const PATH = ['/usr/local/bin', '/usr/bin'].join(path.delimiter)

/** The browser found on a machine where only these programs start. */
const foundAmong = (...programs: string[]) =>
  findBrowser({ PATH }, (program) => programs.map(path.normalize).includes(program))

test('CHROMIUM_PATH wins, and must exist', () => {
  expect(findBrowser({ PATH, CHROMIUM_PATH: process.execPath })).toBe(process.execPath)
  expect(() => findBrowser({ CHROMIUM_PATH: '/no/such/browser' })).toThrow('does not exist')
})

test('prefers Playwright’s own browser, then the headless shell of the system, then others', () => {
  const own = chromium.executablePath()
  expect(foundAmong('/usr/bin/chromium', own)).toBe(own)
  expect(foundAmong('/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell')).toMatch(/shell$/)
  expect(foundAmong('/usr/bin/google-chrome')).toBe(path.normalize('/usr/bin/google-chrome'))
  expect(foundAmong()).toBeUndefined()
})

test('installs Debian’s package as root first, and otherwise only downloads Playwright’s own', () => {
  expect(installCommands(true)).toEqual([
    expect.stringMatching(/^apt-get .*update.* install .*chromium-headless-shell$/),
    expect.stringMatching(/playwright install .*--with-deps/),
  ])
  expect(installCommands(false)).toEqual(['npx playwright install --no-shell chromium'])
})
