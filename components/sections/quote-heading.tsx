import { getTranslations } from 'next-intl/server'
import { brand, site } from '@/lib/site'

/** The letterhead of the printed pricing page, which owners use as a quote. Hidden on screens. */
export async function QuoteHeading() {
  const t = await getTranslations('quote')
  return (
    <div aria-hidden="true" className="quote-heading hidden print:block">
      <p className="font-display text-h2">{t('title', { brand })}</p>
      <p>
        {t('date', { date: new Date() })} · {site.phone} · {site.email} · {new URL(site.url).host}
      </p>
    </div>
  )
}
