/** @jest-environment node */
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser, installSteps, manualCommand } from '@/scripts/browser'

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

describe('installing a browser', () => {
  const names = (machine: { isRoot: boolean; hasApt: boolean }) =>
    installSteps(machine).map(({ program, args }) => [program, args.at(-1)])

  it('tries the packages of the system first as root, then Playwright’s download', () => {
    expect(names({ isRoot: true, hasApt: true })).toEqual([
      ['apt-get', 'update'],
      ['apt-get', 'chromium-headless-shell'],
      ['apt-get', 'chromium'],
      [process.execPath, 'chromium'],
    ])
  })

  it.each([
    [{ isRoot: false, hasApt: true }, 'sudo apt-get install chromium'],
    [{ isRoot: true, hasApt: false }, 'npx playwright install chromium'],
    [{ isRoot: false, hasApt: false }, 'npx playwright install chromium'],
  ])('only downloads on %j, and names one command if that fails', (machine, command) => {
    expect(names(machine)).toEqual([[process.execPath, 'chromium']])
    expect(manualCommand(machine)).toBe(command)
  })
})
