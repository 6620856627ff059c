import type { Translator } from '../i18n/translator'
import { type Site, site } from './site'

type Facts = Site['facts']

/** The costs whose payer only the client knows. */
export const costs = ['linen', 'supplies', 'ownStay'] as const

/** Who bears each of these costs, for messages; `agreed` while it is unknown. */
export const costArguments = ({ linen, supplies, ownStay }: Facts = site.facts) => ({
  linen: linen ?? 'agreed',
  supplies: supplies ?? 'agreed',
  ownStay: ownStay ?? 'agreed',
})

/** Who pays what, a row for each. Every cost stands in one of them: with the guest, in the commission, with the owner, or open. */
export function payRows(t: Translator, facts: Facts = site.facts) {
  const values = costArguments(facts)
  const open = costs.filter((name) => facts[name] === null).map((name) => t(`pays.agreed.${name}`))
  return [
    { term: t('pays.guest.term'), items: t('pays.guest.items', values) },
    { term: t('pays.commission.term'), items: t('pays.commission.items', values) },
    { term: t('pays.owner.term'), items: t('pays.owner.items', values) },
    ...(open.length > 0 ? [{ term: t('pays.agreed.term'), items: open.join(', ') }] : []),
  ]
}
