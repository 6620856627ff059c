import { getTranslations } from 'next-intl/server'
import type { PagePath } from '@/lib/content/pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageUrl } from '@/lib/i18n/routes'
import { brand, site } from '@/lib/site/site'
import night from '../art/blocks/footer.svg'
import { KeyMark } from '../art/key-mark'
import { BookingsItem } from '../links/bookings-item'
import { CallItem } from '../links/call-item'
import { CityLinks } from '../links/city-links'
import { LanguageLinks } from '../links/language-links'
import { PageItem } from '../links/page-item'
import { PhoneLink } from '../links/phone-link'
import { QuestionsItem } from '../links/questions-item'
import { Artwork } from '../ui/artwork'
import { Icon } from '../ui/icon'
import { LozengeBand, LozengeTexture, lozengeLooks } from '../ui/lozenges'

const heading = 'mb-2 font-display text-highlight! text-lead'
const row = 'inline-flex min-h-11 items-center py-1 underline-offset-4 hover:underline'
const pageLink = `${row} aria-[current]:underline`
const contactLink = `${row} gap-2.5`
const tool = 'no-print flex min-h-11 items-center hover:underline'

/**
 * The footer of every page: links to all pages of the language, and contact details. Without scripts it is also the
 * target of the menu button.
 */
export async function Footer({ at }: { at: PagePath }) {
  const t = await getTranslations()
  // A string, because a number would be formatted as 2 026.
  const year = String(new Date().getFullYear())
  return (
    <footer id="footer" className="dark-block relative">
      <LozengeTexture id="footer-lozenges" className="text-on-primary opacity-[0.06]" />
      <Artwork
        image={{ ...night, focus: '80% 100%' }}
        className="no-print relative h-[max(5rem,9.72vw)] w-full"
      />
      <LozengeBand id="footer-tiles" look={lozengeLooks.course} />
      <div className="wrap relative pt-8 pb-[calc(1.5rem+var(--room-below,0px))] md:pt-20">
        <div className="grid grid-cols-2 gap-x-6 gap-y-6 *:first:max-sm:col-span-2 *:last:max-sm:col-span-2 lg:grid-cols-[4fr_3fr_3fr_5fr] lg:gap-x-8">
          <div>
            <p className="flex items-center gap-3 font-display font-semibold text-h3">
              <KeyMark className="h-12 w-auto shrink-0" /> {brand}
            </p>
            <p className="mt-4 max-w-[34ch] text-on-primary/85">{t('footer.tagline')}</p>
          </div>
          <nav aria-labelledby="footer-site">
            <h2 id="footer-site" className={heading}>
              {t('footer.navigation')}
            </h2>
            <ul role="list">
              <PageItem at={at} to="/" className={pageLink} />
              <PageItem at={at} to="/pricing" className={pageLink} />
              <QuestionsItem at={at} className={pageLink} />
              <PageItem at={at} to="/contact" className={pageLink} />
              <BookingsItem className={pageLink} />
            </ul>
          </nav>
          <nav aria-labelledby="footer-cities">
            <h2 id="footer-cities" className={heading}>
              {t('footer.cities')}
            </h2>
            <CityLinks at={at} linkClass={pageLink} />
          </nav>
          <div>
            <h2 className={heading}>{t('footer.contact')}</h2>
            {site.legal.publisher ? <p className="py-1">{site.legal.publisher}</p> : null}
            {site.legal.postalAddress ? <p className="py-1">{site.legal.postalAddress}</p> : null}
            <ul role="list">
              <li>
                <PhoneLink className={contactLink} />
              </li>
              <li>
                <a href={`mailto:${site.email}`} className={contactLink}>
                  <Icon name="mail" /> <span className="[overflow-wrap:anywhere]">{site.email}</span>
                </a>
              </li>
              <CallItem className={contactLink}>
                <Icon name="calendar" /> {t('header.call')}
              </CallItem>
            </ul>
            {/* Paper ends with where the page is. */}
            <p className="hidden print:block">{pageUrl(at, await currentLocale(), site.url)}</p>
          </div>
        </div>
        <div className="mt-6 flex flex-wrap md:mt-12 items-center gap-x-6 gap-y-1 border-on-primary/20 border-t pt-4 text-small">
          <p className="mr-auto text-on-primary/85 md:max-lg:w-full">{t('footer.rights', { year, brand })}</p>
          <div className="max-lg:-ml-2">
            <LanguageLinks at={at} tone="dark" />
          </div>
          <a href="#top" className={tool}>
            {t('footer.backToTop')}
          </a>
          <a href="#legal" className={`${tool} underline-offset-4`}>
            {t('legal.title')}
          </a>
        </div>
      </div>
    </footer>
  )
}
