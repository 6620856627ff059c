import { type Locale, languages, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routing'
import { translatorOf } from '@/lib/seo/translator'
import { brand } from '@/lib/site'
import { buttonClass } from '../../ui/button'
import { LanguageList } from '../language/language-list'
import { Logo } from '../logo'
import { onlyIn } from './only-in'

/** The header's essentials in one language: home, the other languages' homes and the estimator. */
export function NotFoundBar({ locale }: { locale: Locale }) {
  const t = translatorOf(locale)
  const home = publicPath('/', locale)
  const items = locales.map((each) => ({
    href: publicPath('/', each),
    hrefLang: languages[each].hrefLang,
    name: languages[each].localName,
    code: languages[each].code,
    current: each === locale,
  }))
  return (
    <div lang={locale} className={`wrap flex h-14 items-center gap-2 ${onlyIn[locale]}`}>
      <Logo
        href={home}
        name={brand}
        label={t('header.logoLabel', { brand })}
        className="max-sm:[&>span]:hidden"
      />
      <div className="ml-auto">
        <LanguageList items={items} label={t('header.languageLabel')} />
      </div>
      <a href={`${home}#calculator`} className={`${buttonClass()} text-small`}>
        {t('header.estimateShort')}
      </a>
    </div>
  )
}
