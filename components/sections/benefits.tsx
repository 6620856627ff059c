import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import type { CitySlug } from '@/lib/content/cities'
import { Section } from '../ui/section'

/** Four numbered reasons for entrusting us with a property in this place. */
export async function Benefits({ city }: { city: CitySlug }) {
  const t = await getTranslations()
  return (
    <Section id="benefits" title={t('benefits.cityTitle', { at: t(`places.${city}.at`) })} heading="aside">
      <ol className="grid gap-x-12 gap-y-9 sm:grid-cols-2">
        {(['local', 'pricing', 'fee', 'freedom'] as const).map((key, index) => (
          <li key={key} className="border-primary border-t-2 pt-4">
            <span aria-hidden="true" className="font-display text-accent">
              {index + 1}
            </span>
            <h3 className="text-h3">{t(`benefits.${key}.title`)}</h3>
            <p className="mt-2">{t(`benefits.${key}.text`, figureArguments)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
