import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { currentLocale } from '@/lib/i18n/current-locale'
import { site, telHref } from '@/lib/site'
import { EstimateLink } from '../estimate-link'
import { languageChoices } from '../language/language-choices'
import { LanguageLinks } from '../language/language-links'
import { staticAddresses } from '../static-addresses'
import { ShortEstimateLink } from './short-estimate-link'

const tool = 'flex h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 text-forest hover:bg-stone'

/** Languages, phone, call booking and the estimator, from 768 px; words give way to icons as room runs out. */
export async function HeaderActions() {
  const locale = await currentLocale()
  const t = await getTranslations('header')
  const common = await getTranslations('common')
  return (
    <div className="no-print ml-auto hidden items-center font-semibold text-small md:flex lg:gap-2">
      <LanguageLinks choices={languageChoices(locale)} label={t('languageLabel')} />
      <a href={telHref(site.phone)} aria-label={t('phoneLabel', { phone: site.phone })} className={tool}>
        <Icon name="phone" className="size-5" />
        <span className="tabular hidden whitespace-nowrap min-[90rem]:inline">{site.phone}</span>
      </a>
      <ExternalLink
        href={site.schedulingUrl}
        newTab={common('newTab')}
        className={`${tool} whitespace-nowrap`}
      >
        <Icon name="calendar" className="size-5" />
        <span className="sr-only xl:not-sr-only">{t('call')}</span>
      </ExternalLink>
      <div className="xl:hidden">
        <ShortEstimateLink />
      </div>
      <div className="hidden xl:block">
        <EstimateLink addresses={staticAddresses(locale)} className={`${buttonClass()} text-small`}>
          {t('estimate')}
        </EstimateLink>
      </div>
    </div>
  )
}
