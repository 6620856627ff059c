import { getFormatter, getTranslations } from 'next-intl/server'
import { copyFigures, figures } from '@/lib/business/figures'
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
  const amount = 'py-0.5 md:py-1.5 pl-4 text-right align-top whitespace-nowrap'
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
          <tr key={stay.arrival} className="border-rule border-t">
            <th scope="row" className="py-0.5 font-normal md:py-1.5">
              {stayDates(format, stay)}{' '}
              <span className="ml-2 whitespace-nowrap text-muted text-small">
                {t('nights', { nights: nightsOf(stay) })}
              </span>
            </th>
            <td className={amount}>{formatEuros(stay.rent, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tbody>
        <tr className="border-primary border-t-2">
          <th scope="row" className="py-0.5 font-normal md:py-1.5">
            {t('rent')}
          </th>
          <td className={amount}>{formatEuros(rent, locale)}</td>
        </tr>
        <tr>
          <th scope="row" className="py-0.5 font-normal md:py-1.5">
            {t('commission', copyFigures)}
          </th>
          <td className={amount}>−{formatEuros(commission, locale)}</td>
        </tr>
        <tr className="border-primary border-y-2 font-semibold text-primary">
          <th scope="row" className="py-0.5 md:py-1.5">
            {t('payout')}
          </th>
          <td className={amount}>{formatEuros(payout, locale)}</td>
        </tr>
      </tbody>
    </table>
  )
}
