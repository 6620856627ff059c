import { getTranslations } from 'next-intl/server'
import { isOfferRunning } from '@/lib/business/offer'
import { currentLocale } from '@/lib/i18n/current-locale'
import { publicPath } from '@/lib/i18n/routes'
import { mayAdvertise, site } from '@/lib/site'
import { OfferBannerFrame } from './offer-banner-frame'

const link = 'font-semibold text-mustard underline underline-offset-4'

/** The offer above the header. Absent from a build made after its last day; a browser judges again. */
export async function OfferBanner() {
  const endsOn = site.offerEndsOn
  if (!mayAdvertise(site, new Date())) return null
  const t = await getTranslations('banner')
  // Noon, so that the date in Paris is the one that was set.
  const offerEnd = new Date(`${endsOn}T12:00:00Z`)
  const href = `${publicPath('/pricing', await currentLocale())}#pricing`
  return (
    <OfferBannerFrame endsOn={endsOn} isOver={!isOfferRunning(endsOn, new Date())} close={t('close')}>
      <p className="max-md:hidden">
        {t('text', { offerEnd })}{' '}
        <a href={href} className={`whitespace-nowrap ${link}`}>
          {t('cta')}
        </a>
      </p>
      <a
        href={href}
        className={`flex min-h-11 items-center whitespace-nowrap text-[clamp(0.75rem,3.85vw,0.9375rem)] md:hidden ${link}`}
      >
        {t('short', { offerEnd })}
      </a>
    </OfferBannerFrame>
  )
}
