import { getTranslations } from 'next-intl/server'
import { Section } from '../ui/section'

/** Platforms by kind, without trademarks. */
const kinds = ['marketplaces', 'classifieds', 'touristOffices', 'direct'] as const

const names =
  'separated separated-by-lozenges max-md:grid font-display font-semibold text-lead leading-snug [--color-accent:var(--color-highlight)]'

/** Where guests book: a line of names at the foot of the wall of areas. */
export async function Platforms() {
  const t = await getTranslations('platforms')
  return (
    <Section id="platforms" title={t('title')} background="primary" heading="slim">
      <ul role="list" className={names}>
        {kinds.map((kind) => (
          <li key={kind}>{t(kind)}</li>
        ))}
      </ul>
    </Section>
  )
}
