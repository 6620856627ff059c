import { getTranslations } from 'next-intl/server'
import { type CitySlug, cityOf } from '@/lib/content/cities'
import { defaultLocale } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { Section } from '../ui/section'
import { UnbrokenWords } from '../ui/unbroken-words'
import { HouseYear } from './house-year'

/** What is special about this place, in the order of the French messages. Renders nothing for a city without such copy. */
export async function CitySpecific({ city }: { city: CitySlug }) {
  const copy = loadMessages(defaultLocale).citySpecific
  if (!(city in copy)) return null
  const slug = city as keyof typeof copy
  const items = Object.keys(loadMessages(defaultLocale).citySpecific[slug].items)
  const { season } = cityOf(city)
  const t = await getTranslations('citySpecific')
  return (
    <Section
      id="local"
      title={t(`${slug}.title`)}
      heading="aside"
      className={season ? '@container pb-0!' : undefined}
      below={season ? <HouseYear season={season} /> : null}
    >
      <dl className="grid gap-5 sm:gap-8">
        {items.map((item) => (
          <div
            key={item}
            className="grid gap-x-8 gap-y-1 border-rule border-b pb-5 last:border-b-0 sm:pb-8 sm:grid-cols-[2fr_3fr]"
          >
            <dt className="font-display font-semibold text-primary text-h3">
              {t(`${slug}.items.${item}.title` as 'autun.items.heritage.title')}
            </dt>
            <dd>
              <UnbrokenWords text={t(`${slug}.items.${item}.text` as 'autun.items.heritage.text')} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
