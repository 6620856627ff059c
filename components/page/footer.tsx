import { getTranslations } from 'next-intl/server'
import { LozengeTexture } from '@/components/ui/lozenge-texture'
import type { PagePath } from '@/lib/content/pages'
import { brand } from '@/lib/site'
import { LanguageLinks } from '../links/language-links'
import { LozengeBand, lozengeLooks } from '../ui/lozenges'
import { FooterContact } from './footer/footer-contact'
import { FooterLinks } from './footer/footer-links'
import { KeyMark } from './key-mark'

/** The footer of every page: links to all pages of the language, and contact details. */
export async function Footer({ at }: { at: PagePath }) {
  const t = await getTranslations('footer')
  const legal = await getTranslations('legal')
  // A string, because a number would be formatted as 2 026.
  const year = String(new Date().getFullYear())
  return (
    <footer id="footer" className="ground-primary relative">
      <LozengeBand look={lozengeLooks.course} />
      <LozengeTexture className="text-on-primary opacity-[0.06]" />
      <div className="wrap relative pt-10 pb-[calc(1.5rem+var(--room-below,0px))] md:pt-20">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 *:first:max-sm:col-span-2 *:last:max-sm:col-span-2 lg:grid-cols-[4fr_3fr_3fr_5fr] lg:gap-x-8">
          <div>
            <p className="flex items-center gap-3 font-display font-semibold text-h3">
              <KeyMark className="h-12 w-auto" /> {brand}
            </p>
            <p className="mt-4 max-w-[34ch] text-on-primary/85">{t('tagline')}</p>
          </div>
          <FooterLinks at={at} />
          <FooterContact />
        </div>
        <div className="mt-8 flex flex-wrap md:mt-12 items-center gap-x-6 gap-y-1 border-on-primary/20 border-t pt-4 text-small">
          <p className="mr-auto text-on-primary/85">{t('rights', { year, brand })}</p>
          <LanguageLinks at={at} tone="dark" />
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
