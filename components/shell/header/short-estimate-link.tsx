import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { currentLocale } from '@/lib/i18n/current-locale'
import { EstimateLink } from '../estimate-link'
import { staticAddresses } from '../static-addresses'

/** The estimator call to action where the header is narrow. */
export async function ShortEstimateLink() {
  const t = await getTranslations('header')
  return (
    <EstimateLink
      addresses={staticAddresses(await currentLocale())}
      className={`${buttonClass()} text-small max-md:px-3`}
    >
      {t('estimateShort')}
    </EstimateLink>
  )
}
