import { exampleNames } from '@/lib/content/people'
import type { RibbonSubject } from './ribbon-subject'

/** What must be put right before the site goes live. The offer is judged in the browser, by the day it goes by. */
export function RibbonFixes({ site, t }: Pick<RibbonSubject, 'site' | 't'>) {
  const fixes = [
    site.placeholders.includes('NEXT_PUBLIC_PHONE') && t('ribbon.fixes.phone'),
    site.placeholders.includes('NEXT_PUBLIC_EMAIL') && t('ribbon.fixes.email'),
    exampleNames().length > 0 && t('ribbon.fixes.testimonials'),
  ].filter((fix) => typeof fix === 'string')
  return (
    <>
      <p className="font-semibold">{t('ribbon.fixes.title')}</p>
      <ul className="list-disc pl-5">
        {fixes.map((fix) => (
          <li key={fix}>{fix}</li>
        ))}
        <li data-ribbon-if="offer-ended">{t('ribbon.fixes.offer')}</li>
        {fixes.length === 0 ? <li data-ribbon-if="offer-runs">{t('ribbon.fixes.none')}</li> : null}
      </ul>
    </>
  )
}
