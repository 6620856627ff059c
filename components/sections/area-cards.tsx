import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { type CitySlug, cityOf, citySlugs } from '@/lib/content/cities'
import { currentLocale } from '@/lib/i18n/current-locale'
import { publicPath } from '@/lib/i18n/routes'
import { site } from '@/lib/site/site'
import { loadPoster } from '../art/posters'
import { Artwork } from '../ui/artwork'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'
import { UnbrokenWords } from '../ui/unbroken-words'

/** The number of wide cards from 1024 px. A row has two wide cards or three others, so no row has a gap. */
const wideCards = [0, 4, 2][citySlugs.length % 3] ?? 0

/** Low pictures on phones. From 1024 px, wide cards with the best-known cities, then three in a row. */
export async function AreaCards() {
  const t = await getTranslations()
  const bookings = site.bookingUrl[await currentLocale()]
  return (
    <Section
      id="areas"
      title={t('areas.title', { areas: citySlugs.length })}
      intro={t('areas.intro', figureArguments)}
    >
      <ul role="list" className="grid gap-x-8 md:grid-cols-2 md:gap-y-12 lg:grid-cols-6 max-md:gap-y-9">
        {citySlugs.map((city, index) => {
          // In two columns, an odd number of cities leaves the last one alone in its row.
          const alone = index % 2 === 0 && index === citySlugs.length - 1
          const wide = index < wideCards
          const span = wide ? 'lg:col-span-3' : 'lg:col-span-2'
          return (
            <li key={city} className={alone ? `md:max-lg:col-span-2 ${span}` : span}>
              <AreaCard city={city} wide={wide} alone={alone} />
            </li>
          )
        })}
      </ul>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 text-muted text-small">
        {`${t('testimonials.amounts')} `}
        {bookings ? (
          <ExternalLink
            href={bookings}
            newTab={t('common.newTab')}
            className="link inline-flex min-h-11 items-center"
          >
            {t('areas.bookings')}
          </ExternalLink>
        ) : null}
      </p>
    </Section>
  )
}

type AreaCardProps = {
  city: CitySlug
  /** A wide picture, from 1024 px. */
  wide: boolean
  /** The picture beside the text on tablets. */
  alone: boolean
}

async function AreaCard({ city, wide, alone }: AreaCardProps) {
  const t = await getTranslations()
  const item = `areas.items.${city}` as const
  return (
    <article
      className={`large-text:block group relative grid h-full gap-x-4 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1 md:grid-rows-[auto_1fr_auto] ${
        alone ? 'md:max-lg:grid-cols-2 md:max-lg:gap-x-8' : ''
      }`}
    >
      <div
        className={`overflow-hidden rounded-md max-md:col-span-full max-md:mb-1.5 ${alone ? 'md:max-lg:row-span-full' : ''}`}
      >
        <Artwork
          image={await loadPoster(city)}
          className={`w-full transition-[scale] duration-300 ease-out group-hover:scale-[1.03] max-md:aspect-2/1 md:aspect-4/3 ${
            wide ? 'lg:aspect-16/10' : ''
          } ${alone ? 'md:max-lg:aspect-auto md:max-lg:h-full' : ''}`}
        />
      </div>
      <div className={`max-md:contents ${alone ? 'lg:pt-4' : 'md:pt-4'}`}>
        <div className="max-md:col-start-1 max-md:row-start-2">
          <div className="flex flex-wrap gap-x-4 text-muted md:justify-between text-small">
            <p>
              <UnbrokenWords text={t(`${item}.region`)} />
            </p>
            <p className="tabular">{t('areas.count', { count: String(cityOf(city).properties) })}</p>
          </div>
          <h3 className="text-h3 md:mt-1">
            <UnbrokenWords text={t(`cities.${city}.name`)} />
          </h3>
          <p className="tabular font-semibold max-md:text-small md:mt-2">
            {t('areas.income', cityOf(city).income)}
          </p>
        </div>
        <div className="max-md:order-1 max-md:col-span-full">
          <p className="max-md:text-small md:mt-2">{t(`${item}.description`)}</p>
          <ul
            role="list"
            className="max-md:separated mt-1.5 text-small leading-snug max-md:text-muted md:mt-3 md:grid md:gap-1"
          >
            {(['1', '2', '3'] as const).map((highlight) => (
              <li key={highlight} className="md:flex md:gap-2">
                <Icon name="pin" className="mt-0.5 size-5 text-icon max-md:hidden" />
                {t(`${item}.highlights.${highlight}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="max-md:col-start-2 max-md:row-start-2 max-md:self-center max-md:justify-self-end md:pt-3">
        <a
          href={publicPath(`/${city}`, await currentLocale())}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent max-md:min-w-11 max-md:justify-end underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
        >
          <span className="max-md:sr-only">
            <UnbrokenWords text={t('areas.link', { at: t(`cities.${city}.at`) })} />
          </span>
          <Icon name="arrow" className="size-5" />
        </a>
      </p>
    </article>
  )
}
