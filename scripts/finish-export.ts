import './load-env'
import { publicPages } from '@/lib/content/pages'
import { exampleNames } from '@/lib/content/people'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { type Site, site } from '@/lib/site'
import { rememberSettings } from './build-settings'
import { checkExport } from './export/check'
import { checkClientComponents } from './export/client-components'
import { addContentPolicies, endpointOrigins } from './export/content-policy'
import { writeEditMode } from './export/edit-mode'
import { writeHostFiles } from './export/host-files'
import { addIslands } from './export/islands'
import { putMetadataFirst } from './export/metadata-first'
import { movePages, rewritePages } from './export/move-pages'
import { ownFilesOf, putOwnFiles, takeOutOwnFiles } from './export/own-files'
import { runStep } from './export/run-step'
import { filesOf, folderToWrite } from './files'

const out = folderToWrite()
const prefixed = locales.filter((locale) => locale !== defaultLocale)

/** The modules that Next renders. */
const sources = filesOf('app')
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `app/${file}`)

/** What the build is for and which settings it still lacks, one sentence a line. */
function summary({ deploy, url, formEndpoint, unsetSettings }: Site): string {
  const open = deploy === 'production' ? 'Left out, because not set' : 'Placeholders'
  return [
    `A ${deploy} build of ${url}. Forms post to ${formEndpoint ?? 'no endpoint: they send nothing'}.`,
    ...(unsetSettings.length > 0 ? [`${open}: ${unsetSettings.join(', ')}.`] : []),
    ...(exampleNames().length > 0 ? [`Example owners: ${exampleNames().join(', ')}`] : []),
  ].join('\n')
}

/** Runs after `next build`: turns its output in `out/` into the files that a host serves. */
runStep('Finishing the export', async () => {
  await checkClientComponents(sources)
  takeOutOwnFiles(out)
  movePages(out, publicPages, prefixed)
  await addIslands(out)
  if (site.deploy === 'preview') await writeEditMode(out, process.env)
  rewritePages(out, putMetadataFirst)
  addContentPolicies(out, endpointOrigins(site))
  writeHostFiles(out, site.deploy, publicPages)
  putOwnFiles(out)
  const origins = [new URL(site.url).origin, new URL(site.assetOrigin).origin]
  const followed = checkExport(out, origins, ownFilesOf())
  rememberSettings(out, { ...process.env, DEPLOY_KIND: site.deploy })
  return `${publicPages.length} pages moved; ${followed} links and assets checked.\n${summary(site)}`
})
