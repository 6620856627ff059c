import { getTranslations } from 'next-intl/server'
import { copyFigures } from '@/lib/business/figures'
import type { CitySlug } from '@/lib/content/cities'
import { Section } from '../ui/section'

/** Four numbered reasons for entrusting us with a property in this place. */
export async function Benefits({ city }: { city: CitySlug }) {
  const t = await getTranslations('benefits')
  const places = await getTranslations('places')
  return (
    <Section id="benefits" title={t('cityTitle', { at: places(`${city}.at`) })} heading="aside">
      <ol className="grid gap-x-12 gap-y-9 sm:grid-cols-2">
        {(['local', 'pricing', 'fee', 'freedom'] as const).map((key, index) => (
          <li key={key} className="border-primary border-t-2 pt-4">
            <span aria-hidden="true" className="font-display text-accent">
              {index + 1}
            </span>
            <h3 className="text-h3">{t(`${key}.title`)}</h3>
            <p className="mt-2">{t(`${key}.text`, copyFigures)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
