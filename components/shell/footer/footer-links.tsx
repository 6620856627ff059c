import { getTranslations } from 'next-intl/server'
import { ExternalLink } from '@/components/ui/external-link'
import { menuCities } from '@/lib/content/cities'
import { currentLocale } from '@/lib/i18n/current-locale'
import { publicPath } from '@/lib/i18n/routing'
import { site } from '@/lib/site'
import { NavLink } from '../nav-link'

const link =
  'inline-flex min-h-9 items-center py-1 underline-offset-4 hover:underline aria-[current]:underline'

/** Two columns of the footer: the pages of the site and its cities. */
export async function FooterLinks() {
  const locale = await currentLocale()
  const t = await getTranslations('footer')
  const header = await getTranslations('header')
  const places = await getTranslations('places')
  const newTab = (await getTranslations('common'))('newTab')
  return (
    <>
      <nav aria-labelledby="footer-site">
        <h2 id="footer-site" className="mb-2 font-display text-mustard! text-lead">
          {t('navigation')}
        </h2>
        <ul>
          <li>
            <NavLink href={publicPath('/', locale)} segment="" className={link}>
              {header('home')}
            </NavLink>
          </li>
          <li>
            <NavLink href={publicPath('/pricing', locale)} segment="pricing" className={link}>
              {header('pricing')}
            </NavLink>
          </li>
          <li>
            <NavLink href={publicPath('/contact', locale)} segment="contact" className={link}>
              {header('contact')}
            </NavLink>
          </li>
          <li>
            <ExternalLink href={site.bookingUrl[locale]} newTab={newTab} className={link}>
              {header('bookings')}
            </ExternalLink>
          </li>
        </ul>
      </nav>
      <nav aria-labelledby="footer-cities">
        <h2 id="footer-cities" className="mb-2 font-display text-mustard! text-lead">
          {t('cities')}
        </h2>
        <ul>
          {menuCities.map(({ slug, key }) => (
            <li key={slug}>
              <NavLink href={publicPath({ city: slug }, locale)} segment={slug} className={link}>
                {places(`${key}.name`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
