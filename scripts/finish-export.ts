import { publicPages } from '@/lib/content/pages'
import { exampleNames, ownerPhotos } from '@/lib/content/people'
import { sourceOf } from '@/lib/deploy/repository'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { type Site, site } from '@/lib/site/site'
import { rememberBuild } from './built-with'
import { bundleScripts } from './export/bundle'
import { checkLinks, checkStyle } from './export/check-pages'
import { addContentPolicy, endpointOrigins } from './export/content-policy'
import { writeEditMode } from './export/edit-words'
import { folderToWrite, tidy } from './export/files'
import { writeHostFiles } from './export/host-files'
import { putMetadataFirst } from './export/metadata-first'
import { takePages, writePages } from './export/move-pages'
import { checkOwnFiles, ownFilesOf } from './export/own-files'
import { addPageScript } from './export/page-script'
import { change, type Step } from './export/page-source'
import { writePhotos } from './export/photos'
import { versionShareImages } from './export/share-images'
import { runStep } from './run'

const out = folderToWrite()
const prefixed = locales.filter((locale) => locale !== defaultLocale)

/** What the build is for and what its configuration still lacks, one sentence a line. */
function summary({ deploy, url, formEndpoint, missing }: Site): string {
  const open = deploy === 'production' ? 'Left out, because unknown' : 'Still unknown'
  return [
    `A ${deploy} build of ${url}. Forms post to ${formEndpoint ?? 'no endpoint: they send nothing'}.`,
    ...(missing.length > 0 ? [`${open}: ${missing.join(', ')}.`] : []),
    ...(exampleNames().length > 0 ? [`Example owners: ${exampleNames().join(', ')}`] : []),
  ].join('\n')
}

/** Runs after `next build`: turns its output in `out/` into the files that a host serves. */
runStep('Finishing the export', async () => {
  tidy(out)
  const pages = takePages(out, publicPages, prefixed, ownFilesOf())
  const steps: Step[] = [
    versionShareImages(out),
    addPageScript(await bundleScripts(out)),
    addContentPolicy(endpointOrigins(site)),
    // The last that changes a page: another one would insert where an element has been.
    putMetadataFirst,
    checkStyle,
  ]
  for (const page of pages) change(page, steps)
  writePages(out, pages)
  if (site.deploy === 'preview') await writeEditMode(out, sourceOf(site.repositoryUrl, process.env))
  await writePhotos(out, Object.values(ownerPhotos()))
  writeHostFiles(out, site.deploy, publicPages)
  checkOwnFiles(out)
  const origins = [new URL(site.url).origin, new URL(site.assetOrigin).origin]
  const followed = checkLinks(out, pages, origins)
  tidy(out)
  rememberBuild(out, process.env)
  return `${publicPages.length} pages moved; ${followed} links and assets checked.\n${summary(site)}`
})
