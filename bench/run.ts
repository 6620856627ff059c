import { chromium } from '@playwright/test'
import { findBrowser } from '@/scripts/browser/find'
import { launch, slow4g } from './browser'
import { makeCertificate } from './certificate'
import { installLighthouse } from './lighthouse'
import { measureAll } from './measure'
import { readOptions } from './options'
import { writeReport } from './report'
import { serve } from './server'
import { type Variant, variantNames, variants } from './variants'

const options = readOptions(process.argv.slice(2))
const chrome = findBrowser(process.env, chromium.executablePath())
if (!chrome) throw new Error('No Chromium was found; CHROMIUM_PATH tells where one is.')
const certificate = makeCertificate()
if (options.only.includes('lighthouse')) await installLighthouse()

const servers = await Promise.all(
  variantNames.map((name, index) => serve(options.out, options.port + index, certificate, variants[name])),
)
const serveSlowly = (name: Variant, port: number) =>
  serve(options.out, port, certificate, variants[name], slow4g)
const slowSite = await serveSlowly('site', options.port + variantNames.length)
const slowBound = await serveSlowly('bound', options.port + variantNames.length + 1)
const origins = Object.fromEntries(
  variantNames.map((name, index) => [name, servers[index]?.origin ?? '']),
) as Record<Variant, string>
const browser = await launch(chrome, certificate.fingerprint)
try {
  const { fingerprint } = certificate
  const measured = await measureAll({
    options,
    browser,
    chrome,
    fingerprint,
    origins,
    slowOrigins: { site: slowSite.origin, bound: slowBound.origin },
  })
  writeReport(measured, options, browser.version())
} finally {
  await browser.close()
  for (const server of [...servers, slowSite, slowBound]) server.close()
}
