import { locale as rootLocale } from 'next/root-params'
import { defaultLocale, isLocale, type Locale } from './locales'

/** The language of the page that is being rendered. For server components: it throws outside Next's compiler. */
export async function currentLocale(): Promise<Locale> {
  const segment = await rootLocale()
  return isLocale(segment) ? segment : defaultLocale
}
