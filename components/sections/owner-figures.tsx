import { getTranslations } from 'next-intl/server'
import { type PersonKey, people } from '@/lib/content/people'

/** An owner's income before and after, and how it compares with the range of the area. */
export async function OwnerFigures({ person }: { person: PersonKey }) {
  const t = await getTranslations()
  const { beforeRevenue, afterRevenue } = people[person]
  return (
    <p className="tabular flex flex-wrap gap-x-6 gap-y-1 text-small">
      <span>{t('testimonials.before', { amount: beforeRevenue })}</span>
      <span className="font-semibold text-primary">{t('testimonials.after', { amount: afterRevenue })}</span>
      <span className="basis-full">{t(`people.${person}.rangeNote`)}</span>
    </p>
  )
}
