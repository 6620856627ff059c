import { getTranslations } from 'next-intl/server'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { Locale } from '@/lib/i18n/locales'

/** The first Tab stop: skips the header. Visible only while it has the focus. */
export async function SkipLink({ locale }: { locale?: Locale }) {
  const t = await getTranslations({ locale: locale ?? (await currentLocale()), namespace: 'common' })
  return (
    <a
      href="#main"
      lang={locale}
      data-only-in={locale}
      className="-top-full fixed left-0 z-50 rounded-sm bg-primary px-5 py-3 font-semibold text-on-primary focus:top-0"
    >
      {t('skipToContent')}
    </a>
  )
}
