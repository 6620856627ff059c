import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import type { PagePath } from '@/lib/content/pages'
import { BookingsItem } from '../../links/bookings-item'
import { CityLinks } from '../../links/city-links'
import { PageItem } from '../../links/page-item'

const item =
  'flex h-11 items-center rounded-sm px-2 hover:bg-surface-alt lg:px-3 aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-8'

/** The links of the header from 768 px. A behaviour closes the menu of cities on Escape, on a press outside and on a choice. */
export async function HeaderNavigation({ at }: { at: PagePath }) {
  const t = await getTranslations()
  return (
    <nav aria-label={t('header.menu')} className="no-print hidden md:block lg:ml-3">
      <ul className="flex items-center font-medium text-primary text-small">
        <li>
          <details data-part="cities-menu" className="group/cities relative">
            <summary className="flex h-11 items-center gap-1 rounded-sm px-2 hover:bg-surface-alt lg:px-3">
              {t('header.cities')}
              <Icon
                name="chevron"
                className="size-4 transition-[rotate] duration-150 group-open/cities:rotate-180"
              />
            </summary>
            <CityLinks
              at={at}
              className="absolute top-full left-0 mt-1 w-60 rounded-md border border-rule bg-card p-2 shadow-card"
              linkClass={item}
            />
          </details>
        </li>
        <PageItem at={at} to="/pricing" className={item} />
        <BookingsItem className={item} />
        <PageItem at={at} to="/contact" className={item} />
      </ul>
    </nav>
  )
}
