import { getTranslations } from 'next-intl/server'
import { site, telHref } from '@/lib/site'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { LozengeBand } from '../ui/lozenges'

/** The last word of the pages of Château-Chinon and Dijon. */
export async function Closing({ place }: { place: string }) {
  const t = await getTranslations('city.closing')
  const common = await getTranslations('common')
  return (
    <section aria-labelledby="closing-title" className="far-block ground-forest">
      <LozengeBand name={place} />
      <div className="wrap grid gap-8 py-16 lg:grid-cols-[1fr_auto] lg:items-center lg:py-20">
        <div className="max-w-2xl">
          <h2 id="closing-title" className="text-h2">
            {t('title')}
          </h2>
          <p className="mt-4 text-lead">{t('text')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ExternalLink
            href={site.schedulingUrl}
            newTab={common('newTab')}
            className={buttonClass({ on: 'dark', size: 'lg' })}
          >
            {t('estimate')}
          </ExternalLink>
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
