import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { citySlugs } from '@/lib/content/cities'
import { currentLocale } from '@/lib/i18n/current-locale'
import { site } from '@/lib/site/site'
import { ExternalLink } from '../ui/external-link'
import { LozengeTexture } from '../ui/lozenges'
import { UnbrokenWords } from '../ui/unbroken-words'
import { AreaPoster } from './area-poster'

/** The areas as lettered posters on a wall, whose first cell is the heading. Phones have a row for each. */
export async function AreaWall() {
  const t = await getTranslations()
  const bookings = site.bookingUrl[await currentLocale()]
  return (
    <section id="areas" aria-labelledby="areas-title" className="dark-block relative py-section">
      <LozengeTexture id="areas-lozenges" className="text-on-primary opacity-[0.06]" />
      <div className="wrap relative grid gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-16 lg:grid-cols-3 print:gap-[3mm]">
        {/* Phones have the note below the posters. */}
        <div className="max-md:contents md:@container">
          <h2
            id="areas-title"
            className="text-h2 leading-[1.1] md:text-[clamp(2.25rem,12.9cqi,3.5rem)] print:text-h2"
          >
            <UnbrokenWords text={t('areas.title', { areas: citySlugs.length })} />
          </h2>
          <p className="text-lead max-md:-mt-3 md:mt-5">{t('areas.intro', figureArguments)}</p>
          <p className="text-pretty text-small max-md:order-1 md:mt-8 md:border-on-primary/25 md:border-t md:pt-4">
            {`${t('testimonials.amounts')} `}
            {bookings ? (
              <ExternalLink
                href={bookings}
                newTab={t('common.newTab')}
                className="link flex min-h-11 w-fit items-center font-semibold leading-tight [--link:var(--color-highlight)]"
              >
                {t('areas.bookings')}
              </ExternalLink>
            ) : null}
          </p>
        </div>
        <ul role="list" className="grid gap-5.5 md:contents print:gap-[3mm]">
          {citySlugs.map((city) => (
            <li key={city}>
              <AreaPoster city={city} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
