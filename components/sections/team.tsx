import { getTranslations } from 'next-intl/server'
import { languagesInWords } from '@/lib/content/known-sentences'
import { team } from '@/lib/content/team'
import { currentLocale } from '@/lib/i18n/current-locale'
import { site } from '@/lib/site'
import { Section } from '../ui/section'

/** The facts about the team that are known. Renders nothing if there are none. */
export async function Team() {
  const t = await getTranslations('team')
  const locale = await currentLocale()
  const facts = [
    { key: 'people', text: team.people?.[locale] },
    { key: 'town', text: team.town },
    { key: 'languages', text: team.languages && languagesInWords(team.languages, locale) },
    { key: 'hours', text: team.hours?.[locale] },
    { key: 'licence', text: site.licence },
  ] as const
  const known = facts.filter(({ text }) => text)
  if (known.length === 0) return null
  return (
    <Section id="team" title={t('title')} heading="aside">
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {known.map(({ key, text }) => (
          <div key={key} className="border-rule border-t py-3">
            <dt className="text-muted text-small">{t(key)}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
