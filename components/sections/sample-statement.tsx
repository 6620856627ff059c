import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { figureArguments, figures } from '@/lib/business/figures'
import { nightsOf, statementOf } from '@/lib/business/statement'
import { sampleMonth } from '@/lib/content/sample-month'
import { currentLocale } from '@/lib/i18n/current-locale'
import { formatEuros } from '@/lib/i18n/format-euros'
import { SampleCalendar } from './sample-calendar'
import { stayDates } from './stay-dates'

/** An invented example of an owner's online account: a monthly statement and the calendar it is based on. */
export async function SampleStatement() {
  const t = await getTranslations('statement')
  return (
    <div className="mt-5 rounded-md bg-card p-4 shadow-card max-md:text-small sm:p-8 md:mt-12">
      <p className="mb-2 text-small">
        <span className="whitespace-nowrap rounded-sm border border-edge px-2 py-0.5 font-semibold text-muted">
          {t('label')}
        </span>
      </p>
      <div className="grid gap-5 md:grid-cols-2 md:gap-10 lg:gap-16">
        <Statement />
        <SampleCalendar />
      </div>
      <p className="mt-3 border-rule pt-0 md:border-t md:pt-3 text-muted text-small">{t('note')}</p>
    </div>
  )
}

async function Statement() {
  const t = await getTranslations('statement')
  const format = await getFormatter()
  const locale = await currentLocale()
  const { rent, commission, payout } = statementOf(sampleMonth.stays, figures.commissionEssential.value)
  return (
    <table className="tabular w-full self-start text-left">
      <caption className="text-left font-display text-primary text-h3 md:mb-1">
        {t('title')}, {t('month')}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('stay')}</th>
          <th scope="col">{t('rent')}</th>
        </tr>
      </thead>
      <tbody>
        {sampleMonth.stays.map((stay) => (
          <Row key={stay.arrival} className="border-rule border-t" amount={formatEuros(stay.rent, locale)}>
            {`${stayDates(format, stay)} `}
            <span className="ml-2 whitespace-nowrap text-muted text-small">
              {t('nights', { nights: nightsOf(stay) })}
            </span>
          </Row>
        ))}
      </tbody>
      <tbody>
        <Row className="border-primary border-t-2" amount={formatEuros(rent, locale)}>
          {t('rent')}
        </Row>
        <Row amount={`−${formatEuros(commission, locale)}`}>{t('commission', figureArguments)}</Row>
        <Row
          className="border-primary border-y-2 font-semibold text-primary"
          amount={formatEuros(payout, locale)}
        >
          {t('payout')}
        </Row>
      </tbody>
    </table>
  )
}

type RowProps = { children: ReactNode; amount: string; className?: string }

function Row({ children, amount, className }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row" className="py-0.5 font-[weight:inherit] md:py-1.5">
        {children}
      </th>
      <td className="whitespace-nowrap py-0.5 pl-4 text-right align-top md:py-1.5">{amount}</td>
    </tr>
  )
}
