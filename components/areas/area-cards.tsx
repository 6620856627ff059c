import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { citySlugs } from '@/lib/content/cities'
import { currentLocale } from '@/lib/i18n/current-locale'
import { site } from '@/lib/site/site'
import { ExternalLink } from '../ui/external-link'
import { LozengeTexture } from '../ui/lozenges'
import { UnbrokenWords } from '../ui/unbroken-words'
import { AreaPoster } from './area-poster'
import './area-cards.css'

/** The areas as lettered posters on a wall, whose first cell is the heading. Phones have a row for each. */
export async function AreaCards() {
  const t = await getTranslations()
  const bookings = site.bookingUrl[await currentLocale()]
  return (
    <section id="areas" aria-labelledby="areas-title" className="dark-block relative py-section">
      <LozengeTexture id="areas-lozenges" className="text-on-primary opacity-[0.06]" />
      <div className="wrap area-wall">
        <div className="area-heading">
          <h2 id="areas-title">
            <UnbrokenWords text={t('areas.title', { areas: citySlugs.length })} />
          </h2>
          <p className="text-lead">{t('areas.intro', figureArguments)}</p>
          <p className="area-note">
            {`${t('testimonials.amounts')} `}
            {bookings ? (
              <ExternalLink href={bookings} newTab={t('common.newTab')} className="area-link">
                {t('areas.bookings')}
              </ExternalLink>
            ) : null}
          </p>
        </div>
        <ul role="list">
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
