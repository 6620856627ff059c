import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { accountOf } from '@/lib/business/account'
import { figureArguments, figures } from '@/lib/business/figures'
import { type CitySlug, cityOf } from '@/lib/content/cities'
import { currentLocale } from '@/lib/i18n/current-locale'
import { inDisplayFace } from '@/lib/i18n/format-euros'
import { factSentences } from '@/lib/site/facts'
import { loadFirstPoster } from '../art/posters'
import { CallLink } from '../links/call-link'
import { ArrowLabel } from '../ui/arrow-label'
import { buttonClass } from '../ui/button'
import { UnbrokenWords } from '../ui/unbroken-words'
import { FirstScreen } from './first-screen'
import { Poster } from './poster'
import './city-hero.css'

/** Where the tall poster of a city hangs below its title (city-hero.css). */
function viewOf(city: CitySlug) {
  const { horizon, centre, width } = cityOf(city).poster.tall ?? {}
  return { '--horizon': horizon, '--centre': centre, '--shown-width': width } as CSSProperties
}

/** The first block of a city page: what a property there may earn, and the two ways to find out more. */
export async function CityHero({ city }: { city: CitySlug }) {
  const t = await getTranslations()
  const image = await loadFirstPoster(city)
  const at = t(`cities.${city}.at`)
  return (
    <section aria-labelledby="hero-title">
      <FirstScreen
        className="in-sky city"
        sky={image.sky}
        style={viewOf(city)}
        picture={<Poster image={image} tiles={cityOf(city).tiles} />}
        words={
          <h1 id="hero-title">
            <span className="eyebrow font-sans">
              <span className="short:hidden">
                <UnbrokenWords text={t('schema.serviceName', { at })} />
              </span>
              <span className="hidden short:inline">{t('city.eyebrow', { at })}</span>
              {/* Screen readers run this line into the next. */}
              <span className="sr-only">. </span>
            </span>
            <span className="headline">
              <UnbrokenWords text={t(`city.heroes.${city}.headline`)} />
            </span>
          </h1>
        }
        panel={<CityAccount city={city} />}
        more={
          <div className="grid gap-x-12 gap-y-4 pt-4 pb-4 bar:pt-12 bar:pb-14 wide:grid-cols-[7fr_5fr] split:pb-8">
            <p className="max-w-[58ch] text-lead">
              <UnbrokenWords text={t(`city.heroes.${city}.description`)} />
            </p>
            <p className="text-pretty">{`${t('argument.then', { ...figureArguments, start: t('argument.start') })}.`}</p>
          </div>
        }
      />
    </section>
  )
}

const button = 'min-h-12 grow px-3! text-[clamp(0.875rem,4.3vw,1.0625rem)] bar:text-body split:min-h-13'

/** The income of a city, what is left of it, its terms, and the two buttons: a bar across the foot of the picture. */
async function CityAccount({ city }: { city: CitySlug }) {
  const t = await getTranslations()
  const { income } = cityOf(city)
  const { share } = accountOf(income, figures.commissionEssential.value)
  const month = factSentences(t, await currentLocale(), 'income')
  return (
    <div className="city-panel">
      <p className="account tabular px-3.5 py-2 text-primary bar:p-0 split:px-4 split:pt-2.5 split:pb-0">
        <span className="block">
          <UnbrokenWords text={t('account.banner.of', { at: t(`cities.${city}.at`) })} />
        </span>{' '}
        <span className="mr-1.5 inline-block font-display font-semibold text-income">
          {inDisplayFace(t('account.banner.gross', income))}
        </span>{' '}
        <span className="inline-block">{t('account.banner.unit')}</span>{' '}
        <span className="mt-1.5 block text-balance border-rule border-t pt-1.5 md:mt-1 md:pt-1">
          <span className="block font-semibold text-share">{t('account.banner.share', share)}</span>{' '}
          {t('account.banner.before', figureArguments)}
        </span>
      </p>
      <div className="grid gap-2 pt-2.5 bar:content-center bar:pt-0 split:order-1 split:flex split:flex-wrap split:gap-3 split:pt-3">
        <a href="#calculator" data-part="hero-action" className={`${buttonClass()} ${button}`}>
          <ArrowLabel text={t('header.estimate')} />
        </a>
        <CallLink className={`${buttonClass({ variant: 'secondary' })} ${button}`}>
          {t('contact.info.call', figureArguments)}
        </CallLink>
      </div>
      <p className="terms pt-3.5 text-muted bar:col-span-2 bar:pt-0.5 bar:text-note split:px-4 split:pt-1 split:pb-2.5">
        {[...month, t('account.terms.ordinary'), t('city.qualifier')].join(' ')}
      </p>
    </div>
  )
}
