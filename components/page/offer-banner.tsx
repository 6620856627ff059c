import { getTranslations } from 'next-intl/server'
import { isOfferRunning } from '@/lib/business/offer'
import { currentLocale } from '@/lib/i18n/current-locale'
import { publicPath } from '@/lib/i18n/routes'
import { mayAdvertise, site } from '@/lib/site'
import { OfferBannerFrame } from './offer-banner-frame'

/** The offer above the header. Absent from a build made after its last day; a browser judges again. */
export async function OfferBanner() {
  const endsOn = site.offerEndsOn
  if (!mayAdvertise(site, new Date())) return null
  const t = await getTranslations('banner')
  return (
    <OfferBannerFrame endsOn={endsOn} isOver={!isOfferRunning(endsOn, new Date())} close={t('close')}>
      <p>
        {/* Noon, so that the date is the same in Paris as it was set. */}
        {t('text', { offerEnd: new Date(`${endsOn}T12:00:00Z`) })}{' '}
        <a
          href={publicPath('/contact', await currentLocale())}
          className="whitespace-nowrap font-semibold text-mustard underline underline-offset-4"
        >
          {t('cta')}
        </a>
      </p>
    </OfferBannerFrame>
  )
}
