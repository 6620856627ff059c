import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { type CitySlug, cityOf } from '@/lib/content/cities'
import { currentLocale } from '@/lib/i18n/current-locale'
import { publicPath } from '@/lib/i18n/routes'
import { loadPoster } from '../art/posters'
import { ArrowLabel } from '../ui/arrow-label'
import { Artwork } from '../ui/artwork'
import { LozengeBand } from '../ui/lozenges'
import { UnbrokenWords } from '../ui/unbroken-words'
import './area-poster.css'

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
        <Artwork image={{ ...image, focus: poster.upright ?? image.focus }} className="area-picture" />
        <LozengeBand id={`area-${city}`} look={{ ...tiles, cell: 16 }} className="area-band" />
        <div className="area-plate">
          <h3 className={last > 0 ? 'area-long-name' : undefined}>
            <span>{name.slice(0, last)}</span>
            {name.slice(last)}
          </h3>
        </div>
      </div>
      <p className="area-region tabular">
        <UnbrokenWords text={t(`${item}.region`)} />{' '}
        <span className="area-count">{t('areas.count', { count: String(properties) })}</span>
      </p>
      <div className="area-words">
        <p className="area-income tabular">
          <span>{t('areas.income', income)}</span> <span>{t('areas.period')}</span>
        </p>
        <p>{t(`${item}.description`)}</p>
        <ul role="list">
          {(['1', '2', '3'] as const).map((highlight) => (
            <li key={highlight} className="lozenge-item">
              {t(`${item}.highlights.${highlight}`)}
            </li>
          ))}
        </ul>
        <p className="no-print">
          <a href={publicPath(`/${city}`, await currentLocale())} className="area-link">
            <ArrowLabel text={t('areas.link', { at: t(`cities.${city}.at`) })} />
          </a>
        </p>
      </div>
    </article>
  )
}
