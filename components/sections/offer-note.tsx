import { getTranslations } from 'next-intl/server'
import { isOfferRunning } from '@/lib/business/offer'
import { mayAdvertise, site } from '@/lib/site'
import { Icon } from '../ui/icon'

/** The offer as one of the notes on prices. After its last day a script hides it (lib/early/offer-state.ts). */
export async function OfferNote() {
  if (!mayAdvertise(site, new Date())) return null
  const t = await getTranslations('pricing.notes')
  return (
    <li
      data-offer-ends-on={site.offerEndsOn}
      data-over={!isOfferRunning(site.offerEndsOn, new Date()) || undefined}
      className="font-semibold"
    >
      <Icon name="sparkle" className="mr-2 inline size-5 text-accent" />
      {t('offer', { offerEnd: new Date(`${site.offerEndsOn}T12:00:00Z`) })}
    </li>
  )
}
