import { getTranslations } from 'next-intl/server'
import { ExternalLink } from '@/components/ui/external-link'
import { menuCities } from '@/lib/content/cities'
import { currentLocale } from '@/lib/i18n/current-locale'
import { publicPath } from '@/lib/i18n/routing'
import { site } from '@/lib/site'
import { NavLink } from '../nav-link'
import { CitiesMenu } from './cities-menu'

const item =
  'flex h-11 items-center rounded-sm px-2 hover:bg-stone lg:px-3 aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-wine aria-[current]:underline-offset-8'

/** The links of the header from 768 px. */
export async function HeaderNavigation() {
  const locale = await currentLocale()
  const t = await getTranslations('header')
  const places = await getTranslations('places')
  const common = await getTranslations('common')
  return (
    <nav aria-label={t('menu')} className="no-print hidden md:block lg:ml-3">
      <ul className="flex items-center font-medium text-forest text-small">
        <li>
          <CitiesMenu label={t('cities')}>
            <ul className="absolute top-full left-0 mt-1 w-60 rounded-md border border-rule bg-paper p-2 shadow-card">
              {menuCities.map(({ slug, key }) => (
                <li key={slug}>
                  <NavLink href={publicPath({ city: slug }, locale)} segment={slug} className={item}>
                    {places(`${key}.name`)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </CitiesMenu>
        </li>
        <li>
          <NavLink href={publicPath('/pricing', locale)} segment="pricing" className={item}>
            {t('pricing')}
          </NavLink>
        </li>
        <li>
          <ExternalLink href={site.bookingUrl[locale]} newTab={common('newTab')} className={item}>
            {t('bookings')}
          </ExternalLink>
        </li>
        <li>
          <NavLink href={publicPath('/contact', locale)} segment="contact" className={item}>
            {t('contact')}
          </NavLink>
        </li>
      </ul>
    </nav>
  )
}
