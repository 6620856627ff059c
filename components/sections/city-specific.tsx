import type { Messages } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { type CitySlug, cityOf } from '@/lib/content/cities'
import { Section } from '../ui/section'

/** What is special about this place. Renders nothing for a city without such items. */
export async function CitySpecific({ city }: { city: CitySlug }) {
  const items = cityOf(city).local
  if (!items) return null
  const t = await getTranslations('citySpecific')
  const slug = city as keyof Messages['citySpecific']
  return (
    <Section id="local" title={t(`${slug}.title`)} intro={t(`${slug}.intro`)} ground="card" heading="aside">
      <dl className="grid gap-8">
        {items.map((item) => (
          <div
            key={item}
            className="grid gap-x-8 gap-y-1 border-rule border-b pb-8 last:border-b-0 sm:grid-cols-[2fr_3fr]"
          >
            <dt className="font-display font-semibold text-primary text-h3">
              {t(`${slug}.items.${item}.title` as 'autun.items.heritage.title')}
            </dt>
            <dd>{t(`${slug}.items.${item}.text` as 'autun.items.heritage.text')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
