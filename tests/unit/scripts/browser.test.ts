/** @jest-environment node */
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '@/scripts/browser'

const PATH = ['/usr/local/bin', '/usr/bin'].join(path.delimiter)

/** What is found on a machine on which just these programs start. */
const foundAmong = (...programs: string[]) => findBrowser({ PATH }, (program) => programs.includes(program))

test('the browser that is named wins, where there is one', () => {
  expect(findBrowser({ PATH, CHROMIUM_PATH: process.execPath })).toBe(process.execPath)
  expect(() => findBrowser({ CHROMIUM_PATH: '/no/such/browser' })).toThrow(
    '/no/such/browser, where there is no',
  )
})

test('Playwright’s own comes before the system’s, and the one without windows before others', () => {
  const own = chromium.executablePath()
  expect(foundAmong('/usr/bin/chromium', own)).toBe(own)
  expect(foundAmong('/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell')).toMatch(/shell$/)
  expect(foundAmong('/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome')
  expect(foundAmong()).toBeUndefined()
})
