import { getTranslations } from 'next-intl/server'
import { type Person, type PersonKey, people } from '@/lib/content/people'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { IncomeBar } from './income-bar'

export type IncomesProps = {
  person: PersonKey
  /** The case study of the house on the same page draws the incomes. */
  hasCases: boolean
  /** The income that fills the whole width of a bar. */
  scale: number
}

/** An owner's income before and after, and the link to the owner's video if there is one. */
export async function TestimonialIncomes({ person, hasCases, scale }: IncomesProps) {
  const t = await getTranslations('testimonials')
  const { beforeRevenue, afterRevenue, videoUrl }: Person = people[person]
  const amounts = { before: beforeRevenue, after: afterRevenue }
  return (
    <>
      {(['before', 'after'] as const).map((time) => (
        <div key={time} className="tabular text-small">
          <p className={time === 'after' ? 'font-semibold text-primary' : ''}>
            {t(time, { amount: amounts[time] })}
          </p>
          {hasCases ? null : <IncomeBar time={time} amount={amounts[time]} scale={scale} />}
        </div>
      ))}
      {videoUrl ? (
        <ExternalLink
          href={videoUrl}
          newTab={(await getTranslations('common'))('newTab')}
          className={`mt-1 justify-self-start ${buttonClass({ variant: 'secondary' })}`}
        >
          <Icon name="play" className="size-6" />
          {t('watchVideo')}
        </ExternalLink>
      ) : null}
    </>
  )
}
