import { exampleNames } from '@/lib/content/people'
import { missingTeamFacts } from '@/lib/content/team'
import { missingTerms } from '@/lib/content/terms'
import type { RibbonSubject } from './ribbon-subject'

/** What must be fixed before the site goes live. Styles show the line about the offer after its end. */
export function RibbonFixes({ site, t }: Pick<RibbonSubject, 'site' | 't'>) {
  const examples = exampleNames()
  const unknown = missingTeamFacts()
  const open = missingTerms()
  const isDone = site.placeholders.length + examples.length + unknown.length + open.length === 0
  return (
    <>
      <p className="font-semibold">{t('ribbon.fixes.title')}</p>
      <ul className="list-disc pl-5">
        {site.placeholders.map((name) => (
          <li key={name} className="[overflow-wrap:anywhere]">
            <code>{name}</code> {t(`ribbon.settings.${name}`)}
          </li>
        ))}
        {examples.length > 0 ? (
          <li>
            {t('ribbon.fixes.testimonials')} {examples.join(', ')}
          </li>
        ) : null}
        {unknown.length > 0 ? (
          <li>
            {t('team.title')}: {unknown.map((fact) => t(`team.${fact}`)).join(', ')}
          </li>
        ) : null}
        {open.length > 0 ? (
          <li>
            {t('terms.title')}: {open.map((term) => t(`terms.labels.${term}`)).join(', ')}
          </li>
        ) : null}
        <li data-ribbon-if="offer-ended">{t('ribbon.fixes.offer')}</li>
        {isDone ? <li data-ribbon-if="offer-runs">{t('ribbon.fixes.none')}</li> : null}
      </ul>
    </>
  )
}
