import { getTranslations } from 'next-intl/server'
import type { PagePath } from '@/lib/content/pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { LanguageList } from './language-list'

/** The page in each language: FR NL EN. */
export async function LanguageLinks({ at, tone }: { at: PagePath; tone?: 'light' | 'dark' }) {
  const t = await getTranslations('header')
  return <LanguageList page={at} current={await currentLocale()} label={t('languageLabel')} tone={tone} />
}
