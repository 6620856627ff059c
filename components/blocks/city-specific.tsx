import { getTranslations } from 'next-intl/server'
import { type CitySlug, cityOf } from '@/lib/content/cities'
import { defaultLocale } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import autun from '../art/blocks/autun-frieze.svg'
import { Artwork, type Picture } from '../ui/artwork'
import { Section } from '../ui/section'
import { UnbrokenWords } from '../ui/unbroken-words'
import { HouseYear } from './house-year'

/** Beside the heading, a row for each. */
const rows = {
  list: 'grid gap-5 sm:gap-8',
  item: 'grid gap-x-8 gap-y-1 border-rule border-b pb-5 last:border-b-0 sm:grid-cols-[2fr_3fr] sm:pb-8',
}

/** Below a drawing, in its dark block. */
const columns = {
  list: 'wrap grid gap-x-12 gap-y-5 border-on-primary/25 pt-6 pb-9 md:grid-cols-3 [figure+&]:border-t',
  item: 'grid content-start gap-y-1',
}

/** The sights of a town as wide as the window; phones see the middle of them. */
const friezes: Partial<Record<CitySlug, Picture>> = { autun: { ...autun, focus: '30%' } }

/** What is special about this place, in the order of the French messages. Renders nothing for a city without such copy. */
export async function CitySpecific({ city }: { city: CitySlug }) {
  const copy = loadMessages(defaultLocale).citySpecific
  if (!(city in copy)) return null
  const slug = city as keyof typeof copy
  const items = Object.keys(loadMessages(defaultLocale).citySpecific[slug].items)
  const { season } = cityOf(city)
  const frieze = friezes[city]
  const isDrawn = Boolean(season ?? frieze)
  const classes = isDrawn ? columns : rows
  const t = await getTranslations('citySpecific')
  return (
    <Section
      id="local"
      title={t(`${slug}.title`)}
      heading={isDrawn ? 'above' : 'aside'}
      className={isDrawn ? '@container pb-0!' : undefined}
    >
      <div className={isDrawn ? 'dark-block mx-[calc(50%-50cqw)]' : ''}>
        {season ? <HouseYear season={season} /> : null}
        {frieze ? (
          <Artwork image={frieze} className="no-print h-38 w-full sm:aspect-[1440/250] sm:h-auto" />
        ) : null}
        <dl className={classes.list}>
          {items.map((item) => (
            <div key={item} className={classes.item}>
              <dt className="font-display font-semibold text-balance text-h3 text-primary in-[.dark-block]:text-on-primary">
                {t(`${slug}.items.${item}.title` as 'autun.items.heritage.title')}
              </dt>
              <dd className="text-pretty">
                <UnbrokenWords text={t(`${slug}.items.${item}.text` as 'autun.items.heritage.text')} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
