import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import { factSentences } from '@/lib/site/facts'
import { offer } from '@/lib/site/site'

type PricingNotesProps = {
  /** What qualifies the amounts of the plans. */
  caveat?: string
  /** Adds the offer, and the commission that other companies often ask: the site mentions both once, on the pricing page. */
  isPage: boolean
}

/**
 * What applies to both plans: the footing of the ledger, in a column on each page. A script hides the offer after its last day
 * (components/offer/offer-state.first-paint.ts).
 */
export async function PricingNotes({ caveat, isPage }: PricingNotesProps) {
  const t = await getTranslations()
  const notes = [
    ...(caveat ? [caveat] : []),
    t('pricing.notes.always', figureArguments),
    ...factSentences(t, await currentLocale(), 'pricing'),
  ]
  return (
    <ul
      role="list"
      className="grid content-start gap-x-20 gap-y-1.5 text-pretty border-rule border-t p-4 text-small *:lozenge-item sm:px-10 sm:py-5 md:grid-cols-2"
    >
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {isPage && offer ? (
        <li {...offer.attributes} id="offer" className="font-semibold">
          {t('pricing.notes.offer', { offerEnd: offer.lastDay })}
        </li>
      ) : null}
      {isPage ? <li>{t('pricing.notes.elsewhere', figureArguments)}</li> : null}
    </ul>
  )
}
