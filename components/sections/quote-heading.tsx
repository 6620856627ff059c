import { domainToUnicode } from 'node:url'
import { getTranslations } from 'next-intl/server'
import { brand, site } from '@/lib/site'

/** The letterhead of the printed pricing page, which owners use as a quote. Hidden on screens. */
export async function QuoteHeading() {
  const t = await getTranslations('quote')
  return (
    <div aria-hidden="true" className="quote-heading hidden print:block">
      <p className="font-display text-h2">{t('title', { brand })}</p>
      <p className="*:whitespace-nowrap">
        {t('date', { date: new Date() })} · <span>{site.phone}</span> · <span>{site.email}</span> ·{' '}
        <span>{domainToUnicode(new URL(site.url).hostname)}</span>
      </p>
    </div>
  )
}
