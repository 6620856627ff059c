/** @jest-environment node */
import path from 'node:path'
import { findBrowser } from '@/scripts/browser/find'

const playwrights = '/cache/playwright/chrome'
const PATH = ['/usr/local/bin', '/usr/bin'].join(path.delimiter)

/** A machine on which just these programs start. */
const having =
  (...programs: string[]) =>
  (program: string) =>
    programs.includes(program)

describe('findBrowser', () => {
  test('takes the one that is named, even where others are', () => {
    const CHROMIUM_PATH = process.execPath
    expect(findBrowser({ PATH, CHROMIUM_PATH }, playwrights, having(playwrights))).toBe(process.execPath)
  })

  test('says so when nothing is at the named place', () => {
    expect(() =>
      findBrowser({ PATH, CHROMIUM_PATH: '/no/such/browser' }, playwrights, having(playwrights)),
    ).toThrow('CHROMIUM_PATH is /no/such/browser, where there is no browser.')
  })

  test('prefers the one of Playwright, which fits its version', () => {
    expect(findBrowser({ PATH }, playwrights, having('/usr/bin/chromium', playwrights))).toBe(playwrights)
  })

  test.each([
    '/usr/local/bin/chromium',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ])('finds %s', (program) => {
    expect(findBrowser({ PATH }, playwrights, having(program))).toBe(program)
  })

  test('prefers the one without windows, wherever it is', () => {
    const both = having('/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell')
    expect(findBrowser({ PATH }, playwrights, both)).toBe('/usr/bin/chromium-headless-shell')
  })

  test('passes over a program that does not start', () => {
    expect(findBrowser({ PATH }, playwrights, having('/usr/bin/google-chrome'))).toBe(
      '/usr/bin/google-chrome',
    )
    expect(findBrowser({ PATH }, playwrights, having())).toBeUndefined()
  })

  test('tries a program by starting it', () => {
    const folder = path.dirname(process.execPath)
    expect(findBrowser({ PATH: folder, CHROMIUM_PATH: '' }, process.execPath)).toBe(process.execPath)
    expect(findBrowser({ PATH: '' }, path.join(folder, 'no-such-program'))).toBeUndefined()
  })
})
