import { addresses } from '@/lib/content/pages'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { placeExport } from './export/place'
import { runStep } from './export/run-step'

/** After `next build`: moves every page to its public address (DESIGN.md, From build to visitor). */
runStep('Placing the export', () => {
  placeExport(
    'out',
    addresses,
    locales.filter((locale) => locale !== defaultLocale),
  )
  return `${addresses.length} pages stand at their public addresses.`
})
