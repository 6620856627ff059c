import type { Locale } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { brand } from '@/lib/site'
import { LanguageList } from '../../links/language-list'
import { buttonClass } from '../../ui/button'
import { LogoLink } from '../logo'
import { onlyIn } from './only-in'

/** The header's essentials in one language: home, the other languages' homes and the estimator. */
export function NotFoundBar({ locale }: { locale: Locale }) {
  const t = translatorOf(locale)
  const home = publicPath('/', locale)
  return (
    <div lang={locale} className={`wrap flex h-14 items-center gap-2 ${onlyIn[locale]}`}>
      <LogoLink href={home} label={t('header.logoLabel', { brand })} className="max-sm:[&>span]:hidden" />
      <div className="ml-auto">
        <LanguageList page="/" current={locale} label={t('header.languageLabel')} />
      </div>
      <a href={`${home}#calculator`} className={`${buttonClass()} text-small`}>
        {t('header.estimateShort')}
      </a>
    </div>
  )
}
