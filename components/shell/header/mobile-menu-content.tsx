import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { menuCities } from '@/lib/content/cities'
import { currentLocale } from '@/lib/i18n/current-locale'
import { publicPath } from '@/lib/i18n/routing'
import { site, telHref } from '@/lib/site'
import { EstimateLink } from '../estimate-link'
import { languageChoices } from '../language/language-choices'
import { LanguageLinks } from '../language/language-links'
import { NavLink } from '../nav-link'
import { staticAddresses } from '../static-addresses'

const row =
  'flex min-h-12 items-center gap-2 py-1 font-display text-forest text-h3 aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-wine aria-[current]:underline-offset-6'
const place =
  'flex min-h-11 items-center py-1 aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-wine aria-[current]:underline-offset-6'

/** Everything the wide header holds, laid out for a thumb: places to go above, what to do below. */
export async function MobileMenuContent() {
  const locale = await currentLocale()
  const t = await getTranslations('header')
  const places = await getTranslations('places')
  const newTab = (await getTranslations('common'))('newTab')
  return (
    <div className="wrap next-frame flex grow flex-col pb-6">
      <nav aria-label={t('mobileMenu')} className="mb-6">
        <ul>
          <li>
            <NavLink href={publicPath('/', locale)} segment="" className={row}>
              {t('home')}
            </NavLink>
          </li>
          <li>
            <p className="pt-2 font-semibold text-slate text-small">{t('cities')}</p>
            <ul className="my-1 grid grid-cols-2 gap-x-4 border-rule border-y py-1 text-forest">
              {menuCities.map(({ slug, key }) => (
                <li key={slug}>
                  <NavLink href={publicPath({ city: slug }, locale)} segment={slug} className={place}>
                    {places(`${key}.name`)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </li>
          <li>
            <NavLink href={publicPath('/pricing', locale)} segment="pricing" className={row}>
              {t('pricing')}
            </NavLink>
          </li>
          <li>
            <ExternalLink href={site.bookingUrl[locale]} newTab={newTab} className={row}>
              {t('bookings')} <Icon name="external" className="size-4" />
            </ExternalLink>
          </li>
          <li>
            <NavLink href={publicPath('/contact', locale)} segment="contact" className={row}>
              {t('contact')}
            </NavLink>
          </li>
        </ul>
      </nav>
      <div className="mt-auto grid gap-3">
        <LanguageLinks choices={languageChoices(locale)} label={t('languageLabel')} />
        <EstimateLink addresses={staticAddresses(locale)} className={buttonClass({ size: 'lg' })}>
          {t('estimate')}
        </EstimateLink>
        <ExternalLink
          href={site.schedulingUrl}
          newTab={newTab}
          className={buttonClass({ kind: 'secondary', size: 'lg' })}
        >
          <Icon name="calendar" /> {t('call')}
        </ExternalLink>
        <a
          href={telHref(site.phone)}
          aria-label={t('phoneLabel', { phone: site.phone })}
          className={buttonClass({ kind: 'quiet', size: 'lg' })}
        >
          <Icon name="phone" /> <span className="tabular">{site.phone}</span>
        </a>
      </div>
    </div>
  )
}
