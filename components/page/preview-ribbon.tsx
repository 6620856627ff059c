import type { PagePath } from '@/lib/content/pages'
import { buildInfo } from '@/lib/deploy'
import { currentLocale } from '@/lib/i18n/current-locale'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site'
import { Ribbon } from './ribbon/ribbon'

const build = buildInfo(process.env, new Date())

/** The ribbon for marketers, in previews only. It is rendered at build time and is part of no bundle. */
export async function PreviewRibbon({ page }: { page: PagePath }) {
  if (site.deploy !== 'preview') return null
  const locale = await currentLocale()
  return <Ribbon page={page} locale={locale} site={site} build={build} t={translatorOf(locale)} />
}
