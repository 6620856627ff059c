import './load-env'
import { site } from '@/lib/site'
import { checkExport } from './export/check'
import { runStep } from './export/run-step'

/** After the pages have their places: follows every link and asset of every page to its file. */
runStep('Checking the export', () => {
  const followed = checkExport('out', [new URL(site.url).origin, new URL(site.assetOrigin).origin])
  return `${followed} links and assets lead to a file of the export.`
})
