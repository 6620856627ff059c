import { getTranslations } from 'next-intl/server'
import { currentInstant } from '@/lib/clock'
import { mayAdvertise, site } from '@/lib/site'
import { Icon } from '../ui/icon'

/** The offer among the notes on prices, until the end of its last day. A script hides it from then on. */
export async function OfferNote() {
  if (!mayAdvertise(site, currentInstant())) return null
  const t = await getTranslations('pricing.notes')
  return (
    <li data-offer-ends-on={site.offerEndsOn} className="flex gap-2 font-semibold">
      <Icon name="sparkle" className="mt-0.5 size-5 text-wine" />
      {t('offer', { offerEnd: new Date(`${site.offerEndsOn}T12:00:00Z`) })}
    </li>
  )
}
