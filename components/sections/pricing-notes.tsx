import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import { factSentences } from '@/lib/site/facts'
import { offer } from '@/lib/site/site'
import { Icon } from '../ui/icon'

type PricingNotesProps = {
  /** What qualifies the amounts of the plans. */
  caveat?: string
  /** Adds the offer, and the commission that other companies often ask: the site mentions both once, on the pricing page. */
  isPage: boolean
}

/** What applies to both plans, as a list. A script hides the offer after its last day (components/offer/offer-state.first-paint.ts). */
export async function PricingNotes({ caveat, isPage }: PricingNotesProps) {
  const t = await getTranslations()
  return (
    <ul
      role="list"
      className="relative mt-4 grid gap-1 bg-surface text-small shadow-[0_0_0.75rem_0.5rem_var(--color-surface)]"
    >
      {caveat ? (
        <li className="flex gap-2">
          <Icon name="coins" className="mt-0.5 size-5 text-primary" />
          {caveat}
        </li>
      ) : null}
      <li className="flex gap-2">
        <Icon name="clock" className="mt-0.5 size-5 text-primary" />
        {t('pricing.notes.always', figureArguments)}
      </li>
      {factSentences(t, await currentLocale(), 'pricing').map((sentence) => (
        <li key={sentence} className="flex gap-2">
          <Icon name="coins" className="mt-0.5 size-5 text-primary" />
          {sentence}
        </li>
      ))}
      {isPage && offer ? (
        <li {...offer.attributes} id="offer" className="font-semibold">
          <Icon name="sparkle" className="mr-2 inline size-5 text-accent" />
          {t('pricing.notes.offer', { offerEnd: offer.lastDay })}
        </li>
      ) : null}
      {isPage ? (
        <li className="flex gap-2">
          <Icon name="tag" className="mt-0.5 size-5 text-primary" />
          {t('pricing.notes.elsewhere', figureArguments)}
        </li>
      ) : null}
    </ul>
  )
}
