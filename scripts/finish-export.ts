import './load-env'
import { publicPages } from '@/lib/content/pages'
import { exampleNames, ownerPhotos } from '@/lib/content/people'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { folderToWrite, tidy } from '@/lib/site/files'
import { writePhotos } from '@/lib/site/photos'
import { type Site, site } from '@/lib/site/site'
import { rememberSettings } from './build-settings'
import { checkExport } from './export/check'
import { addContentPolicies, endpointOrigins } from './export/content-policy'
import { writeEditMode } from './export/edit-mode'
import { writeHostFiles } from './export/host-files'
import { addIslands } from './export/islands'
import { putMetadataFirst } from './export/metadata-first'
import { movePages, rewritePages } from './export/move-pages'
import { checkOwnFiles, ownFilesOf } from './export/own-files'
import { versionShareImages } from './export/share-images'
import { runStep } from './run'

const out = folderToWrite()
const prefixed = locales.filter((locale) => locale !== defaultLocale)

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
  tidy(out)
  const exported = movePages(out, publicPages, prefixed, ownFilesOf())
  await addIslands(exported)
  if (site.deploy === 'preview') await writeEditMode(out, process.env)
  rewritePages(exported, putMetadataFirst)
  rewritePages(exported, (html) => versionShareImages(html, out))
  addContentPolicies(exported, endpointOrigins(site))
  await writePhotos(out, Object.values(ownerPhotos()))
  writeHostFiles(out, site.deploy, publicPages)
  checkOwnFiles(out)
  const origins = [new URL(site.url).origin, new URL(site.assetOrigin).origin]
  const followed = checkExport(exported, origins)
  tidy(out)
  rememberSettings(out, { ...process.env, DEPLOY_KIND: site.deploy })
  return `${publicPages.length} pages moved; ${followed} links and assets checked.\n${summary(site)}`
})
