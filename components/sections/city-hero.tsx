import { getTranslations } from 'next-intl/server'
import { accountOf } from '@/lib/business/account'
import { figureArguments, figures } from '@/lib/business/figures'
import { type CitySlug, cityOf } from '@/lib/content/cities'
import { currentLocale } from '@/lib/i18n/current-locale'
import { factSentences } from '@/lib/site/facts'
import { CallLink } from '../links/call-link'
import { buttonClass, buttonGroup } from '../ui/button'
import { UnbrokenWords } from '../ui/unbroken-words'
import { HeroFrame } from './hero-frame'

/** The first block of a city page: what a property there may earn, and the two ways to find out more. */
export async function CityHero({ city }: { city: CitySlug }) {
  const t = await getTranslations()
  const { income, tiles } = cityOf(city)
  const { share } = accountOf(income, figures.commissionEssential.value)
  const month = factSentences(t, await currentLocale(), 'income')
  return (
    <HeroFrame
      poster={city}
      tiles={tiles}
      first={
        <>
          <h1 id="home-title">
            <span className="eyebrow block font-sans leading-[1.55] tracking-normal">
              <UnbrokenWords text={t('schema.serviceName', { at: t(`cities.${city}.at`) })} />
              {/* Screen readers run this line into the next. */}
              <span className="sr-only">. </span>
            </span>
            <span className="mt-1 block text-headline sm:mt-3">
              <UnbrokenWords text={t(`city.heroes.${city}.headline`)} />
            </span>
          </h1>
          <p className="tabular mt-4 border-highlight border-l-4 bg-card px-4 py-3 text-primary text-small leading-snug short:mt-3 short:py-2 sm:mt-6 sm:px-5 sm:py-4 low:mt-4 low:py-2.5">
            <span className="block">
              <UnbrokenWords text={t('account.banner.of', { at: t(`cities.${city}.at`) })} />
            </span>{' '}
            <span className="mr-1.5 inline-block font-display font-semibold text-income">
              {t('account.banner.gross', income)}
            </span>{' '}
            <span className="inline-block">{t('account.banner.unit')}</span>{' '}
            <span className="mt-1.5 block border-rule border-t pt-1.5 short:mt-1 short:pt-1 sm:mt-2 sm:pt-2 low:mt-1 low:pt-1">
              <span className="font-semibold text-share sm:block low:inline">
                {t('account.banner.share', share)}
              </span>{' '}
              {t('account.banner.before', figureArguments)}
            </span>{' '}
            <span className="mt-1 block text-muted short:mt-0">
              {[...month, t('account.terms.ordinary'), t('city.qualifier')].join(' ')}
            </span>
          </p>
          <div className={`${buttonGroup} mt-4 *:px-3 sm:*:px-4 sm:mt-5 low:mt-4`}>
            <a href="#calculator" className={buttonClass({ size: 'lg' })}>
              {t('header.estimate')}
            </a>
            <CallLink className={buttonClass({ variant: 'secondary', size: 'lg' })}>
              {t('contact.info.call', figureArguments)}
            </CallLink>
          </div>
        </>
      }
    >
      <p className="mt-3 max-w-[58ch] text-lead sm:mt-5">
        <UnbrokenWords text={t(`city.heroes.${city}.description`)} />
      </p>
      <p className="mt-4 text-pretty">{`${t('argument.then', { ...figureArguments, start: t('argument.start') })}.`}</p>
    </HeroFrame>
  )
}
