import { getTranslations } from 'next-intl/server'
import { Section } from '../ui/section'

/** The items of each block; a city without an entry has no such block. */
const items = {
  autun: ['heritage', 'nature', 'access'],
  lacSettons: ['summer', 'midSeason', 'winter'],
  lacPanneciere: ['water', 'fishing', 'quiet'],
} as const

type SpecificCity = keyof typeof items

const isSpecific = (key: string): key is SpecificCity => Object.hasOwn(items, key)

/** What only this place has (SPEC.md section 2: keyed by city). */
export async function CitySpecific({ cityKey }: { cityKey: string }) {
  if (!isSpecific(cityKey)) return null
  const t = await getTranslations('citySpecific')
  const copy = (path: string) => t(path as 'autun.title')
  return (
    <Section
      id="local"
      title={copy(`${cityKey}.title`)}
      intro={copy(`${cityKey}.intro`)}
      ground="paper"
      aside
    >
      <dl className="grid gap-8">
        {items[cityKey].map((item) => (
          <div
            key={item}
            className="grid gap-x-8 gap-y-1 border-rule border-b pb-8 last:border-b-0 sm:grid-cols-[2fr_3fr]"
          >
            <dt className="font-display font-semibold text-forest text-h3">
              {copy(`${cityKey}.items.${item}.title`)}
            </dt>
            <dd>{copy(`${cityKey}.items.${item}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
