import './load-env'
import { site } from '@/lib/site'
import { addCompileHints } from './export/compile-hints'
import { runStep } from './export/run-step'
import { sealExport } from './export/seal'
import { toastStyles } from './export/toast-styles'

/** Where leads go, when that is not the site itself. */
const endpoint = site.formEndpoint?.startsWith('http') ? [new URL(site.formEndpoint).origin] : []

/** After the pages have their places: scripts compiled as they come, behind the first frame; a policy in every page. */
runStep('Sealing the export', () => {
  addCompileHints('out')
  const count = sealExport('out', { injectedStyles: toastStyles(), connect: endpoint })
  return `${count} pages are sealed with a policy of their own.`
})
