import { getTranslations } from 'next-intl/server'
import type { PagePath } from '@/lib/content/pages'
import { BookingsItem } from '../../links/bookings-item'
import { CityLinks } from '../../links/city-links'
import { PageItem } from '../../links/page-item'

const link =
  'inline-flex min-h-9 items-center py-1 underline-offset-4 hover:underline aria-[current]:underline'

/** Two columns of the footer: the pages of the site and its cities. */
export async function FooterLinks({ at }: { at: PagePath }) {
  const t = await getTranslations()
  return (
    <>
      <nav aria-labelledby="footer-site">
        <h2 id="footer-site" className="mb-2 font-display text-highlight! text-lead">
          {t('footer.navigation')}
        </h2>
        <ul>
          <PageItem at={at} to="/" className={link} />
          <PageItem at={at} to="/pricing" className={link} />
          <PageItem at={at} to="/contact" className={link} />
          <BookingsItem className={link} />
        </ul>
      </nav>
      <nav aria-labelledby="footer-cities">
        <h2 id="footer-cities" className="mb-2 font-display text-highlight! text-lead">
          {t('footer.cities')}
        </h2>
        <CityLinks at={at} linkClass={link} />
      </nav>
    </>
  )
}
