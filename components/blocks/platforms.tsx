import { getTranslations } from 'next-intl/server'
import { Section } from '../ui/section'

/** Platforms by kind, without trademarks. */
const kinds = ['marketplaces', 'classifieds', 'touristOffices', 'direct'] as const

const names =
  'separated separated-by-lozenges gap-y-1 font-display font-semibold text-[clamp(1.125rem,1.72vw,1.5rem)] text-primary leading-snug'

/** Where guests book: one line of names with a lozenge between two of them. */
export async function Platforms() {
  const t = await getTranslations('platforms')
  return (
    <Section id="platforms" title={t('title')} background="surface-alt" heading="slim">
      <ul role="list" className={names}>
        {kinds.map((kind) => (
          <li key={kind}>{t(kind)}</li>
        ))}
      </ul>
    </Section>
  )
}
