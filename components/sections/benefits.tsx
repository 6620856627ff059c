import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import type { CitySlug } from '@/lib/content/cities'
import { PosterCrop } from '../art/poster-crop'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'

const items = [
  ['local', 'pin'],
  ['pricing', 'coins'],
  ['fee', 'tag'],
  ['freedom', 'key'],
] as const

/** Four reasons for entrusting us with a property. */
export async function Benefits({ city }: { city: CitySlug }) {
  const t = await getTranslations()
  const texts = {
    local: t('benefits.local.text', figureArguments),
    pricing: t('benefits.pricing.text', figureArguments),
    fee: `${t('argument.noGuests')}.`,
    freedom: `${t('argument.weeks')}. ${t('argument.leave', figureArguments)}.`,
  }
  return (
    <Section
      id="benefits"
      title={t('benefits.cityTitle')}
      heading="aside"
      action={<PosterCrop of={city} className="mt-8 aspect-6/5 rounded-md max-lg:hidden" />}
    >
      <ul role="list" className="grid gap-x-12 gap-y-5 sm:grid-cols-2 sm:gap-y-10">
        {items.map(([key, icon]) => (
          <li key={key} className="max-sm:relative max-sm:pl-10">
            <Icon
              name={icon}
              className="size-9 text-accent max-sm:absolute max-sm:top-0 max-sm:left-0 max-sm:size-7"
            />
            <h3 className="text-h3 sm:mt-3">{t(`benefits.${key}.title`)}</h3>
            <p className="mt-1 sm:mt-2">{texts[key]}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
