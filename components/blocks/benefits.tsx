import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import type { CitySlug } from '@/lib/content/cities'
import tiles from '../art/blocks/benefits.svg'
import { loadScene } from '../art/posters'
import { Artwork } from '../ui/artwork'
import { Section } from '../ui/section'

/** In the order of their tiles. */
const items = ['local', 'pricing', 'fee', 'freedom'] as const

/** As wide as the window below 1024 px. */
const scene =
  'mt-5 aspect-13/6 w-full lg:mt-8 lg:aspect-6/5 lg:rounded-md max-lg:mx-[calc(50%-50vw)] max-lg:w-screen max-lg:max-w-none'

/** Four reasons for entrusting us with a property. */
export async function Benefits({ city }: { city: CitySlug }) {
  const t = await getTranslations()
  const texts = {
    local: t('benefits.local.text', figureArguments),
    pricing: t('benefits.pricing.text', figureArguments),
    fee: `${t('argument.noGuests')}.`,
    freedom: `${t('argument.weeks')}.`,
  }
  return (
    <Section
      id="benefits"
      title={t('benefits.cityTitle')}
      heading="aside"
      action={<Artwork image={await loadScene(city)} className={scene} />}
    >
      <ul role="list" className="grid gap-x-12 gap-y-5 sm:grid-cols-2 sm:gap-y-10">
        {items.map((key, index) => (
          <li key={key} className="max-sm:relative max-sm:min-h-24 max-sm:pl-22">
            <Artwork
              image={{ ...tiles, focus: `${(index * 100) / 3}%` }}
              className="h-24 w-18 max-sm:absolute max-sm:top-0 max-sm:left-0"
            />
            <h3 className="text-h3 sm:mt-3">{t(`benefits.${key}.title`)}</h3>
            <p className="mt-1 text-pretty sm:mt-2">{texts[key]}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
