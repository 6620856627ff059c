import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { PagePath } from '@/lib/content/pages'
import { BookingsItem } from '../../links/bookings-item'
import { CallLink } from '../../links/call-link'
import { CityLinks } from '../../links/city-links'
import { EstimateLink } from '../../links/estimate-link'
import { LanguageLinks } from '../../links/language-links'
import { PageItem } from '../../links/page-item'
import { PhoneLink } from '../../links/phone-link'

const current =
  'aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-6'
const row = `flex min-h-12 items-center gap-2 py-1 font-display text-primary text-h3 ${current}`
const place = `flex min-h-11 items-center py-1 ${current}`

/** The links of the wide header, with large targets: pages first, then actions. */
export async function MobileMenuContent({ at }: { at: PagePath }) {
  const t = await getTranslations()
  return (
    // Drawn one frame after the menu, so that a slow phone responds to the press at once (docs/performance.md).
    <div className="wrap flex grow flex-col pb-6 [transition:content-visibility_0s_1ms_allow-discrete] starting:[content-visibility:hidden]">
      <nav aria-label={t('header.mobileMenu')} className="mb-6">
        <ul>
          <PageItem at={at} to="/" className={row} />
          <li>
            <p className="pt-2 font-semibold text-muted text-small">{t('header.cities')}</p>
            <CityLinks
              at={at}
              className="my-1 grid grid-cols-2 gap-x-4 border-rule border-y py-1 text-primary"
              linkClass={place}
            />
          </li>
          <PageItem at={at} to="/pricing" className={row} />
          <BookingsItem className={row}>
            {' '}
            <Icon name="external" className="size-4" />
          </BookingsItem>
          <PageItem at={at} to="/contact" className={row} />
        </ul>
      </nav>
      <div className="mt-auto grid gap-3">
        <LanguageLinks at={at} />
        <EstimateLink at={at} className={buttonClass({ size: 'lg' })}>
          {t('header.estimate')}
        </EstimateLink>
        <CallLink className={buttonClass({ kind: 'secondary', size: 'lg' })}>
          <Icon name="calendar" /> {t('header.call')}
        </CallLink>
        <PhoneLink className={buttonClass({ kind: 'quiet', size: 'lg' })} />
      </div>
    </div>
  )
}
