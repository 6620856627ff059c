import { getTranslations } from 'next-intl/server'
import { factIn } from '@/lib/content/facts'
import { currentLocale } from '@/lib/i18n/current-locale'
import { site } from '@/lib/site'
import { Section } from '../ui/section'

/** The facts about the team that are known. Renders nothing if there are none. */
export async function Team() {
  const t = await getTranslations()
  const locale = await currentLocale()
  const facts = (['people', 'town', 'languages', 'hours'] as const).map((name) => ({
    label: t(`facts.labels.${name}`),
    text: factIn(locale, name),
  }))
  const known = [...facts, { label: t('team.licence'), text: site.licence }].filter(({ text }) => text)
  if (known.length === 0) return null
  return (
    <Section id="team" title={t('team.title')} heading="aside">
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {known.map(({ label, text }) => (
          <div key={label} className="border-rule border-t py-3">
            <dt className="text-muted text-small">{label}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
