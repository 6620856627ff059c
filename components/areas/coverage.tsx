import { getTranslations } from 'next-intl/server'
import { type CitySlug, cityOf } from '@/lib/content/cities'
import { loadMap, type MapDrawing } from '../art/maps'
import { Artwork } from '../ui/artwork'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'
import { UnbrokenWords } from '../ui/unbroken-words'

const sights = ['1', '2', '3', '4', '5'] as const

/** Where we work around a place: its map, if it has one, all its communes, and what guests come to see. */
export async function Coverage({ city }: { city: CitySlug }) {
  const t = await getTranslations()
  const map = await loadMap(city)
  return (
    <Section id="coverage" title={t(`coverage.${city}.title`)} intro={t(`coverage.${city}.description`)}>
      <div className={`grid gap-10 lg:gap-16 ${map ? 'lg:grid-cols-[6fr_5fr]' : ''}`}>
        {map ? <DrawnMap {...map} label={t('coverage.mapLabel', { the: t(`cities.${city}.the`) })} /> : null}
        <div className={`grid content-start gap-8 lg:gap-x-16 ${map ? '' : 'lg:grid-cols-[6fr_5fr]'}`}>
          <div>
            <h3 className="text-h3">{t('city.coverage.communes')}</h3>
            <ul
              role="list"
              // Two columns, of which neither breaks a name while there is room.
              className="mt-2 grid large-text:block grid-cols-[auto_auto] gap-x-4 leading-snug max-sm:text-small sm:gap-x-8"
            >
              {cityOf(city).communes.map((commune) => (
                <li key={commune} className="border-rule border-b py-2">
                  {commune}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="text-h3">{t('city.coverage.pois')}</h3>
            <ul role="list" className="mt-4 grid gap-x-8 gap-y-2 md:max-lg:grid-cols-2">
              {sights.map((sight) => (
                <li key={sight} className="flex gap-3">
                  <Icon name="pin" className="mt-0.5 size-6 text-icon" />
                  <span>
                    <UnbrokenWords text={t(`coverage.${city}.pois.${sight}`)} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  )
}

const frame =
  'no-print forced-color-adjust-none @container relative w-full self-start rounded-md border-8 ' +
  'border-card shadow-card max-lg:max-w-[30rem] max-lg:justify-self-center sm:border-12'

/**
 * A framed map, not on paper, where its ground may not be loaded. Its names, 28 units, are at least 14 px on a map of 300 px with
 * its frame; those marked `wide` need 440 px.
 */
function DrawnMap({ ground, names, label }: MapDrawing & { label: string }) {
  return (
    <figure role="img" aria-label={label} className={frame}>
      <Artwork image={ground} className="w-full" />
      <div
        className="absolute inset-0 @max-[299px]:text-[29.7px] text-[28px] @min-[440px]:text-[24px] @min-[440px]:[&_.wide]:inline [&_.wide]:hidden"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, read at build time
        dangerouslySetInnerHTML={{ __html: names }}
      />
    </figure>
  )
}
