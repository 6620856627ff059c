import { getTranslations } from 'next-intl/server'
import { LozengeTexture } from '@/components/ui/lozenge-texture'
import { currentLocale } from '@/lib/i18n/current-locale'
import { brand } from '@/lib/site'
import { FooterContact } from './footer/footer-contact'
import { FooterLinks } from './footer/footer-links'
import { KeyMark } from './key-mark'
import { languageChoices } from './language/language-choices'
import { LanguageLinks } from './language/language-links'
import { TileBand } from './tile-band'

/** The foot of every page: every address of the language, and how to reach the house. */
export async function Footer() {
  const locale = await currentLocale()
  const t = await getTranslations('footer')
  const header = await getTranslations('header')
  const legal = await getTranslations('legal')
  // A string, because a number would be grouped as 2 026.
  const year = String(new Date().getFullYear())
  return (
    <footer id="footer" className="far-block ground-forest relative">
      <TileBand />
      <LozengeTexture className="text-limestone opacity-[0.06]" />
      <div className="wrap relative pt-14 pb-[calc(1.5rem+var(--floating-room,0px))] md:pt-20">
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-[4fr_3fr_3fr_5fr]">
          <div>
            <p className="flex items-center gap-3 font-display font-semibold text-h3">
              <KeyMark className="h-12 w-auto" /> {brand}
            </p>
            <p className="mt-4 max-w-[34ch] text-limestone/85">{t('tagline')}</p>
          </div>
          <FooterLinks />
          <FooterContact />
        </div>
        <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-1 border-limestone/20 border-t pt-4 text-small">
          <p className="mr-auto text-limestone/85">{t('rights', { year, brand })}</p>
          <LanguageLinks choices={languageChoices(locale)} label={header('languageLabel')} tone="dark" />
          <a href="#legal" className="no-print flex min-h-11 items-center underline-offset-4 hover:underline">
            {legal('open')}
          </a>
          <a href="#top" className="no-print flex min-h-11 items-center hover:underline">
            {t('backToTop')}
          </a>
        </div>
      </div>
    </footer>
  )
}
