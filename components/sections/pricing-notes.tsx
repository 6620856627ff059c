import { getTranslations } from 'next-intl/server'
import { copyFigures } from '@/lib/business/figures'
import { knownTerms } from '@/lib/content/known-sentences'
import { currentLocale } from '@/lib/i18n/current-locale'
import { Icon } from '../ui/icon'
import { OfferNote } from './offer-note'

type PricingNotesProps = {
  /** Adds the commission that other companies often ask. The site mentions it once, on the pricing page. */
  elsewhere: boolean
}

/** What applies to both plans, as a list. */
export async function PricingNotes({ elsewhere }: PricingNotesProps) {
  const t = await getTranslations()
  const notes = [
    t('pricing.notes.confirmed'),
    t('pricing.notes.always', copyFigures),
    ...knownTerms(t, await currentLocale(), ['vat']),
  ]
  return (
    <ul className="relative mt-4 grid gap-1 text-small">
      {notes.map((note) => (
        <li key={note} className="flex gap-2">
          <Icon name="check" className="mt-0.5 size-5 text-primary" />
          {note}
        </li>
      ))}
      <OfferNote />
      {elsewhere ? (
        <li className="flex gap-2">
          <Icon name="tag" className="mt-0.5 size-5 text-primary" />
          {t('pricing.notes.elsewhere', copyFigures)}
        </li>
      ) : null}
    </ul>
  )
}
