import { type Locale, languages, locales } from '@/lib/i18n/locales'
import { staticAddresses } from '../static-addresses'
import type { LanguageChoice } from './language-links'

/** What the language switcher offers on a page in this language. */
export function languageChoices(current: Locale): LanguageChoice[] {
  return locales.map((locale) => ({
    hrefLang: languages[locale].hrefLang,
    name: languages[locale].localName,
    code: languages[locale].code,
    current: locale === current,
    addresses: staticAddresses(locale),
  }))
}
