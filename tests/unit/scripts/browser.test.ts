/** @jest-environment node */
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser, installCommands } from '@/scripts/browser'

const PATH = ['/usr/local/bin', '/usr/bin'].join(path.delimiter)
const own = chromium.executablePath()

/** The programs that start on a machine, the setting, and the browser that is found. */
test.each<[programs: string[], CHROMIUM_PATH: string | undefined, found: string | undefined]>([
  [['/usr/bin/chromium', own], undefined, own],
  [
    ['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell'],
    undefined,
    '/usr/bin/chromium-headless-shell',
  ],
  [['/usr/bin/google-chrome'], undefined, '/usr/bin/google-chrome'],
  [[own], process.execPath, process.execPath],
  [[], undefined, undefined],
])('among %j, with CHROMIUM_PATH %s, finds %s', (programs, CHROMIUM_PATH, found) => {
  const starts = (program: string) => programs.map(path.normalize).includes(program)
  expect(findBrowser({ PATH, CHROMIUM_PATH }, starts)).toBe(found && path.normalize(found))
})

test('reports a CHROMIUM_PATH that does not exist', () => {
  expect(() => findBrowser({ CHROMIUM_PATH: '/no/such/browser' })).toThrow('/no/such/browser')
})

test('installs Debian’s package as root first, and otherwise only downloads Playwright’s own', () => {
  const programs = (isRoot: boolean) => installCommands(isRoot).map((command) => command.split(' ')[0])
  expect([programs(true), programs(false)]).toEqual([['apt-get', 'npx'], ['npx']])
})
