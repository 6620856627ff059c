import './load-env'
import { writeFileSync } from 'node:fs'
import { addresses } from '@/lib/content/pages'
import { site } from '@/lib/site'
import { runStep } from './export/run-step'
import { headersFile } from './hosts/headers-file'
import { redirectsFile } from './hosts/redirects-file'

/** The end of the build: what hosts read beside the pages. Hosts that do not know these files ignore them. */
runStep('Writing the host files', () => {
  writeFileSync('out/_headers', headersFile(site.deploy))
  writeFileSync('out/_redirects', redirectsFile(addresses.map((address) => address.public)))
  // Without it GitHub Pages leaves out every folder whose name begins with an underscore.
  writeFileSync('out/.nojekyll', '')
  return 'The host files _headers and _redirects are written.'
})
