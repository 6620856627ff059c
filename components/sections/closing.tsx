import { getTranslations } from 'next-intl/server'
import { copyFigures } from '@/lib/business/figures'
import { type CitySlug, cities } from '@/lib/content/cities'
import { site, telHref } from '@/lib/site'
import { CallLink } from '../links/call-link'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { LozengeBand } from '../ui/lozenges'

/** The last word of the pages with a checklist. */
export async function Closing({ city }: { city: CitySlug }) {
  const t = await getTranslations('city.closing')
  return (
    <section aria-labelledby="closing-title" className="far-block ground-forest">
      <LozengeBand look={cities[city].tiles} />
      <div className="wrap grid gap-8 py-16 lg:grid-cols-[1fr_auto] lg:items-center lg:py-20">
        <div className="max-w-2xl">
          <h2 id="closing-title" className="text-h2">
            {t('title')}
          </h2>
          <p className="mt-4 text-lead">{t('text', copyFigures)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <CallLink className={buttonClass({ on: 'dark', size: 'lg' })}>{t('estimate')}</CallLink>
          <a
            href={telHref(site.phone)}
            className={buttonClass({ kind: 'secondary', on: 'dark', size: 'lg' })}
          >
            <Icon name="phone" />
            {t('call')}
          </a>
        </div>
      </div>
    </section>
  )
}
