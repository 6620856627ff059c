import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { type CitySlug, cityOf } from '@/lib/content/cities'
import { currentLocale } from '@/lib/i18n/current-locale'
import { inDisplayFace } from '@/lib/i18n/format-euros'
import { publicPath } from '@/lib/i18n/routes'
import { loadPoster } from '../art/posters'
import { ArrowLabel } from '../ui/arrow-label'
import { Artwork } from '../ui/artwork'
import { LozengeBand } from '../ui/lozenges'
import { UnbrokenWords } from '../ui/unbroken-words'
import './area-wall.css'

/** The number of properties, after a lozenge. */
const count =
  'inline-block before:lozenge before:mr-[0.5em] before:ml-[0.15em] before:inline-block before:h-[0.6em] before:w-[0.4em] ' +
  'before:bg-highlight'

/** An area of the home page: its framed poster, lettered with its name, and what it earns. */
export async function AreaPoster({ city }: { city: CitySlug }) {
  const t = await getTranslations()
  const item = `areas.items.${city}` as const
  const { income, poster, properties, tiles } = cityOf(city)
  const image = await loadPoster(city)
  const name = t(`cities.${city}.name`)
  // The last word of a longer name has a line of its own where the poster is narrow.
  const last = name.search(/[^ -]+$/)
  return (
    <article className="area" style={{ '--plate': `var(--color-${tiles.colours[0]})` } as CSSProperties}>
      <div className="area-poster">
        <Artwork
          image={{ ...image, focus: poster.upright ?? image.focus }}
          className="h-60 w-full max-md:h-35 lg:aspect-[384/420] lg:h-auto"
        />
        <LozengeBand
          id={`area-${city}`}
          look={{ ...tiles, cell: 16 }}
          className="shrink-0 max-md:-mb-3 max-md:w-[200%] max-md:origin-top-left max-md:scale-50"
        />
        <div className="area-plate">
          <h3 className={last > 0 ? 'area-long-name' : undefined}>
            <span>{name.slice(0, last)}</span>
            {name.slice(last)}
          </h3>
        </div>
      </div>
      <p className="area-region tabular text-note">
        <UnbrokenWords text={t(`${item}.region`)} />{' '}
        <span className={count}>{t('areas.count', { count: String(properties) })}</span>
      </p>
      <div className="area-words">
        <p className="tabular flex flex-wrap items-baseline gap-x-[0.4rem]">
          <span className="font-display font-semibold text-lamp text-h3">
            {inDisplayFace(t('areas.income', income))}
          </span>{' '}
          <span className="whitespace-nowrap">{t('areas.period')}</span>
        </p>
        <p>{t(`${item}.description`)}</p>
        <ul role="list" className="[--color-highlight:color-mix(in_srgb,currentColor_55%,transparent)]">
          {(['1', '2', '3'] as const).map((highlight) => (
            <li key={highlight} className="lozenge-item">
              {t(`${item}.highlights.${highlight}`)}
            </li>
          ))}
        </ul>
        <p className="no-print mt-auto max-md:pt-1.5">
          <a
            href={publicPath(`/${city}`, await currentLocale())}
            className="link inline-flex min-h-11 items-center font-semibold leading-tight [--link:var(--color-highlight)] after:absolute after:inset-0"
          >
            <ArrowLabel text={t('areas.link', { at: t(`cities.${city}.at`) })} />
          </a>
        </p>
      </div>
    </article>
  )
}
