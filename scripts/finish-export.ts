import './load-env'
import { addresses } from '@/lib/content/pages'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { summary } from '@/lib/settings/summary'
import { site } from '@/lib/site'
import { writeBuildStamp } from './build-stamp'
import { checkExport } from './export/check'
import { addCompileHints } from './export/compile-hints'
import { writeHostFiles } from './export/host-files'
import { placeExport } from './export/place'
import { runStep } from './export/run-step'
import { sealExport } from './export/seal'
import { startAfterPaint } from './export/start-after-paint'

const out = 'out'
const prefixed = locales.filter((locale) => locale !== defaultLocale)
/** Where pages send data to, when that is not the site itself. */
const receivers = [site.formEndpoint, site.measureEndpoint].flatMap((address) =>
  address?.startsWith('http') ? [new URL(address).origin] : [],
)

/** After `next build`: turns what Next has written into `out/` into the site that a host serves. */
runStep('Finishing the export', () => {
  placeExport(out, addresses, prefixed)
  // These two only make the pages faster; a Next that writes its pages otherwise takes nothing else away.
  addCompileHints(out)
  startAfterPaint(out)
  sealExport(out, [...new Set(receivers)])
  writeHostFiles(out, site.deploy, addresses)
  const followed = checkExport(out, [new URL(site.url).origin, new URL(site.assetOrigin).origin])
  writeBuildStamp()
  return `${addresses.length} pages stand at their addresses; ${followed} links and assets lead to a file.\n${summary(site)}`
})
