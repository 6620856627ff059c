import { getTranslations } from 'next-intl/server'
import type { PagePath } from '@/lib/content/pages'
import { BookingsLink } from '../../links/bookings-link'
import { CityLinks } from '../../links/city-links'
import { PageLink } from '../../links/page-link'
import { CitiesMenu } from './cities-menu'

const item =
  'flex h-11 items-center rounded-sm px-2 hover:bg-surface-alt lg:px-3 aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-8'

/** The links of the header from 768 px. */
export async function HeaderNavigation({ at }: { at: PagePath }) {
  const t = await getTranslations()
  return (
    <nav aria-label={t('header.menu')} className="no-print hidden md:block lg:ml-3">
      <ul className="flex items-center font-medium text-primary text-small">
        <li>
          <CitiesMenu label={t('header.cities')}>
            <CityLinks
              at={at}
              className="absolute top-full left-0 mt-1 w-60 rounded-md border border-rule bg-card p-2 shadow-card"
              linkClass={item}
            />
          </CitiesMenu>
        </li>
        <li>
          <PageLink at={at} to="/pricing" className={item}>
            {t('header.pricing')}
          </PageLink>
        </li>
        <li className="empty:hidden">
          <BookingsLink className={item}>{t('header.bookings')}</BookingsLink>
        </li>
        <li>
          <PageLink at={at} to="/contact" className={item}>
            {t('header.contact')}
          </PageLink>
        </li>
      </ul>
    </nav>
  )
}
