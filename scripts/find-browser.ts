import { findOrInstallBrowser } from './browser'
import { runStep } from './export/run-step'

/** Runs before the browser tests: prints which browser they use, and installs one if there is none. */
runStep('Finding a browser', () => `The browser tests use ${findOrInstallBrowser()}.`)
