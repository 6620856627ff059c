import { findOrInstallBrowser } from './browser'
import { runStep } from './export/run-step'

/** Before the browser tests: names the browser they will use, and installs one where there is none. */
runStep('Finding a browser', () => `The browser tests use ${findOrInstallBrowser()}.`)
