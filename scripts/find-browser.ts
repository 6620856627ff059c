import { chromium } from '@playwright/test'
import { findBrowser } from './browser/find'
import { installBrowser } from './browser/install'
import { runStep } from './export/run-step'

/** Before the browser tests: names the browser they will use, and installs one where there is none. */
runStep('Finding a browser', () => {
  const find = () => findBrowser(process.env, chromium.executablePath())
  const browser = find() ?? installBrowser(find)
  if (browser) return `The browser tests use ${browser}.`
  throw new Error('Install Chromium or Chrome, or name the program in CHROMIUM_PATH.')
})
