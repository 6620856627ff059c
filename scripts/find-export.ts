import { findExport } from './export/files'
import { runStep } from './run'

/** Runs before the tests of the export: prints which folder they test, and fails if it holds none. */
runStep('Finding the export', () => `The tests read ${findExport()}/.`)
