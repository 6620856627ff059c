import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { accountOf } from '@/lib/business/account'
import { figureArguments, figures } from '@/lib/business/figures'
import { type CitySlug, cityOf } from '@/lib/content/cities'
import { currentLocale } from '@/lib/i18n/current-locale'
import { factSentences } from '@/lib/site/facts'
import { loadCityPoster } from '../art/posters'
import { CallLink } from '../links/call-link'
import { ArrowLabel } from '../ui/arrow-label'
import { buttonClass } from '../ui/button'
import { UnbrokenWords } from '../ui/unbroken-words'
import { PosterWords } from './poster-words'
import './city-hero.css'
import './city-account.css'

const heroButton = 'min-h-12 grow px-3! text-[clamp(0.875rem,4.3vw,1.0625rem)] md:min-h-13'

/** Where the tall poster of a city hangs below its title (city-hero.css). */
function viewOf(city: CitySlug) {
  const { horizon, centre, width } = cityOf(city).poster.tall ?? {}
  return { '--horizon': horizon, '--centre': centre, '--view': width } as CSSProperties
}

/** The first block of a city page: what a property there may earn, and the two ways to find out more. */
export async function CityHero({ city }: { city: CitySlug }) {
  const t = await getTranslations()
  const { income, tiles } = cityOf(city)
  const { share } = accountOf(income, figures.commissionEssential.value)
  const month = factSentences(t, await currentLocale(), 'income')
  return (
    <section aria-labelledby="hero-title">
      <PosterWords
        image={await loadCityPoster(city)}
        tiles={tiles}
        className="city-poster"
        style={viewOf(city)}
        words={
          <h1 id="hero-title" className="city-column on-sky">
            <span className="city-eyebrow">
              <UnbrokenWords text={t('schema.serviceName', { at: t(`cities.${city}.at`) })} />
              {/* Screen readers run this line into the next. */}
              <span className="sr-only">. </span>
            </span>
            <span className="city-headline">
              <UnbrokenWords text={t(`city.heroes.${city}.headline`)} />
            </span>
          </h1>
        }
      >
        <div className="city-account city-column">
          <p className="city-box tabular">
            <span className="block">
              <UnbrokenWords text={t('account.banner.of', { at: t(`cities.${city}.at`) })} />
            </span>{' '}
            <span className="mr-1.5 inline-block font-display font-semibold text-income">
              {t('account.banner.gross', income)}
            </span>{' '}
            <span className="inline-block">{t('account.banner.unit')}</span>{' '}
            <span className="city-share">
              <span className="font-semibold text-share">{t('account.banner.share', share)}</span>{' '}
              {t('account.banner.before', figureArguments)}
            </span>
          </p>
        </div>
        <div className="city-column [grid-area:terms]">
          <p className="city-terms">
            {[...month, t('account.terms.ordinary'), t('city.qualifier')].join(' ')}
          </p>
        </div>
        <div className="city-buttons city-column">
          <a href="#calculator" data-part="hero-action" className={`${buttonClass()} ${heroButton}`}>
            <ArrowLabel text={t('header.estimate')} />
          </a>
          <CallLink className={`${buttonClass({ variant: 'secondary' })} ${heroButton}`}>
            {t('contact.info.call', figureArguments)}
          </CallLink>
        </div>
        <div className="city-more city-column">
          <p className="max-w-[58ch] text-lead">
            <UnbrokenWords text={t(`city.heroes.${city}.description`)} />
          </p>
          <p className="mt-4 text-pretty">{`${t('argument.then', { ...figureArguments, start: t('argument.start') })}.`}</p>
        </div>
      </PosterWords>
    </section>
  )
}
