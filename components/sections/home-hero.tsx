import { getTranslations } from 'next-intl/server'
import { accountOf } from '@/lib/business/account'
import { figureArguments, figures } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import { factSentences } from '@/lib/site/facts'
import { StartForm } from '../estimator/start-form'
import { CallLink } from '../links/call-link'
import { Icon } from '../ui/icon'
import { UnbrokenWords } from '../ui/unbroken-words'
import { HeroFrame } from './hero-frame'

/** The first block of the home page, where visitors start their estimate. */
export async function HomeHero() {
  const t = await getTranslations()
  const locale = await currentLocale()
  const average = { min: figures.averageMin.value, max: figures.averageMax.value }
  const { share } = accountOf(average, figures.commissionEssential.value)
  return (
    <HeroFrame
      poster="home"
      first={
        <>
          <p className="eyebrow mb-2 max-sm:mb-1 short:hidden low:hidden">{t('home.hero.eyebrow')}</p>
          <h1 id="home-title" className="text-hero short:text-headline">
            <UnbrokenWords text={t('home.hero.title')} />
          </h1>
          <p className="mt-1.5 max-w-[58ch] text-lead low:text-body low:leading-normal max-sm:leading-snug sm:mt-4 low:mt-3">
            {`${t('home.hero.subtitle')} ${t('argument.then', { ...figureArguments, start: t('argument.start') })}.`}
          </p>
          <StartForm />
        </>
      }
    >
      <CallLink className="link mt-1 flex min-h-11 w-fit items-center gap-2 font-semibold sm:mt-3">
        <Icon name="calendar" />
        {t('header.call')}
      </CallLink>
      <p className="mt-3 font-semibold text-primary">
        {[
          `${t('home.hero.averageIncome', { ...figureArguments, ...share })}.`,
          ...factSentences(t, locale, 'income'),
        ].join(' ')}
      </p>
      <ul role="list" className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-small">
        {(['argument.noGuests', 'home.hero.included', 'argument.weeks', 'argument.leave'] as const).map(
          (point) => (
            <li key={point} className="flex items-center gap-2">
              <Icon name="check" className="size-5 text-accent" />
              {t(point, figureArguments)}
            </li>
          ),
        )}
      </ul>
    </HeroFrame>
  )
}
