import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { figureArguments } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import { factSentences } from '@/lib/site/facts'
import { offer } from '@/lib/site/site'
import { Icon, type IconName } from '../ui/icon'

type PricingNotesProps = {
  /** What qualifies the amounts of the plans. */
  caveat?: string
  /** Adds the offer, and the commission that other companies often ask: the site mentions both once, on the pricing page. */
  isPage: boolean
}

/** A line of the footing, whose sign stays beside its words. */
const Note = ({ icon, children, ...item }: ComponentProps<'li'> & { icon: IconName }) => (
  <li {...item} className={`flex gap-2 text-pretty ${item.className ?? ''}`}>
    <Icon name={icon} className="mt-0.5 size-5 text-primary" />
    <span>{children}</span>
  </li>
)

/**
 * What applies to both plans: the footing of the ledger, in a column on each page. A script hides the offer after its last day
 * (components/offer/offer-state.first-paint.ts).
 */
export async function PricingNotes({ caveat, isPage }: PricingNotesProps) {
  const t = await getTranslations()
  return (
    <ul
      role="list"
      className="grid content-start gap-x-20 gap-y-1.5 border-rule border-t p-4 text-small sm:px-10 sm:py-5 md:grid-cols-2"
    >
      {caveat ? <Note icon="coins">{caveat}</Note> : null}
      <Note icon="clock">{t('pricing.notes.always', figureArguments)}</Note>
      {factSentences(t, await currentLocale(), 'pricing').map((sentence) => (
        <Note key={sentence} icon="coins">
          {sentence}
        </Note>
      ))}
      {isPage && offer ? (
        <Note icon="calendar" {...offer.attributes} id="offer" className="font-semibold">
          {t('pricing.notes.offer', { offerEnd: offer.lastDay })}
        </Note>
      ) : null}
      {isPage ? <Note icon="tag">{t('pricing.notes.elsewhere', figureArguments)}</Note> : null}
    </ul>
  )
}
