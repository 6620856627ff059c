import type { Locale } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { LanguageLinks } from '../../links/language-links'
import { buttonClass } from '../../ui/button'
import { Logo } from '../logo'

/** The header's essentials in one language: home, the other languages' homes and the estimator. */
export function NotFoundBar({ locale }: { locale: Locale }) {
  const t = translatorOf(locale)
  return (
    <div lang={locale} data-only-in={locale} className="wrap flex h-14 items-center gap-2">
      <Logo locale={locale} className="max-sm:[&>span]:hidden" />
      <div className="ml-auto">
        <LanguageLinks at="/" locale={locale} />
      </div>
      <a href={`${publicPath('/', locale)}#calculator`} className={`${buttonClass()} text-small`}>
        {t('header.estimateShort')}
      </a>
    </div>
  )
}
