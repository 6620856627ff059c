import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { PagePath } from '@/lib/content/pages'
import { CallLink } from '../../links/call-link'
import { EstimateLink } from '../../links/estimate-link'
import { LanguageLinks } from '../../links/language-links'
import { PhoneLink } from '../../links/phone-link'

const tool =
  'flex h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 text-primary hover:bg-surface-alt'

/** Languages, phone, call booking and the estimator, from 768 px. Narrow screens show icons instead of words. */
export async function HeaderActions({ at }: { at: PagePath }) {
  const t = await getTranslations('header')
  return (
    <div className="no-print ml-auto hidden items-center font-semibold text-small md:flex lg:gap-2">
      <LanguageLinks at={at} />
      <PhoneLink className={tool} numberClass="max-xl:sr-only" />
      <CallLink className={`${tool} whitespace-nowrap`}>
        <Icon name="calendar" className="size-5" />
        <span className="sr-only min-[90rem]:not-sr-only">{t('call')}</span>
      </CallLink>
      <EstimateLink at={at} className={`${buttonClass()} text-small`}>
        <span className="min-[90rem]:hidden">{t('estimateShort')}</span>
        <span className="hidden whitespace-nowrap min-[90rem]:inline">{t('estimate')}</span>
      </EstimateLink>
    </div>
  )
}
