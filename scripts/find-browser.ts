import { findOrInstallBrowser } from './browser'
import { runStep } from './run'

/** Runs before the browser tests: prints which browser they use, and installs one if there is none. */
runStep('Finding a browser', () => `The browser tests use ${findOrInstallBrowser()}.`)
