import { missingFacts } from '@/lib/content/facts'
import { exampleNames } from '@/lib/content/people'
import { settingInWords } from '@/lib/settings/setting-in-words'
import type { RibbonProps } from './ribbon-props'

/** What must be fixed before the site goes live. CSS shows the line about the offer after its end. */
export function RibbonFixes({ site, locale, t }: Pick<RibbonProps, 'site' | 'locale' | 't'>) {
  const missing = [
    { title: t('ribbon.fixes.testimonials'), names: exampleNames() },
    { title: t('facts.title'), names: missingFacts().map((fact) => t(`facts.labels.${fact}`)) },
  ].filter(({ names }) => names.length > 0)
  const isDone = site.unsetSettings.length + missing.length === 0
  return (
    <>
      <p className="font-semibold">{t('ribbon.fixes.title')}</p>
      <ul className="list-disc pl-5">
        {site.unsetSettings.map((name) => (
          <li key={name} className="[overflow-wrap:anywhere]">
            <code>{name}</code> {settingInWords(name, locale, t)}
          </li>
        ))}
        {missing.map(({ title, names }) => (
          <li key={title}>
            {title} {names.join(', ')}
          </li>
        ))}
        <li data-ribbon-if="offer-ended">{t('ribbon.fixes.offer')}</li>
        {isDone ? <li data-ribbon-if="offer-runs">{t('ribbon.fixes.none')}</li> : null}
      </ul>
    </>
  )
}
