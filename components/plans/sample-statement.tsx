import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { figureArguments, figures } from '@/lib/business/figures'
import { nightsOf, statementOf } from '@/lib/business/statement'
import { sampleMonth } from '@/lib/content/sample-month'
import { currentLocale } from '@/lib/i18n/current-locale'
import { formatEuros, inDisplayFace } from '@/lib/i18n/format-euros'
import { brand } from '@/lib/site/site'
import letterhead from '../art/blocks/letterhead.svg'
import { KeyMark } from '../art/key-mark'
import { Artwork } from '../ui/artwork'
import { Bar, type BarProps } from '../ui/bar'
import { UnbrokenWords } from '../ui/unbroken-words'

/** A day of the sample month. Noon UTC, so that the date is the same in every European time zone. */
const sampleDay = (day: number) => new Date(Date.UTC(sampleMonth.year, sampleMonth.month - 1, day, 12))

/** An invented example of the monthly statement in an owner's online account, and below its sum what stays with the owner. */
export async function SampleStatement({ footing }: { footing: string }) {
  const t = await getTranslations('statement')
  const format = await getFormatter()
  const locale = await currentLocale()
  const { rent, commission, payout } = statementOf(sampleMonth.stays, figures.commissionEssential.value)
  const share = (payout / rent) * 100
  return (
    <div className="rounded-md bg-card p-4 shadow-card max-md:text-small sm:p-8">
      <div aria-hidden="true" className="flex items-end justify-between gap-x-4 border-primary border-b-2">
        <p className="flex items-center gap-2.5 pb-3 unbroken font-display font-semibold text-primary leading-tight sm:pb-4 sm:text-lead">
          <KeyMark className="h-10 w-auto shrink-0 sm:h-12" />
          {brand}
        </p>
        <Artwork image={letterhead} className="large-text:hidden h-auto w-40 min-w-0 sm:w-69" />
      </div>
      <p id="statement-title" className="mt-4 font-display text-primary text-h3 sm:mt-5">
        {t('title')}, {format.dateTime(sampleDay(1), { month: 'long' })}
      </p>
      <p className="mt-1 mb-3 text-muted text-small">{t('note')}</p>
      <table aria-labelledby="statement-title" className="tabular w-full border-primary border-b-2 text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('stay')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {sampleMonth.stays.map((stay) => (
            <Row key={stay.arrival} className="border-rule border-t" amount={formatEuros(stay.rent, locale)}>
              <span className="flex flex-wrap items-baseline gap-x-3">
                {`${t('dates', {
                  from: format.dateTime(sampleDay(stay.arrival), { day: 'numeric' }),
                  to: format.dateTime(sampleDay(stay.departure), { day: 'numeric', month: 'long' }),
                })} `}
                <span className="text-muted text-small">
                  {t('nights', {
                    nights: nightsOf(stay),
                    rate: formatEuros(stay.rent / nightsOf(stay), locale),
                  })}
                </span>
              </span>
            </Row>
          ))}
        </tbody>
        <tbody>
          <Row
            className="border-primary border-t-2"
            amount={formatEuros(rent, locale)}
            parts={[[100, 'text-icon/45']]}
          >
            {t('rent')}
          </Row>
          <Row
            amount={`−${formatEuros(commission, locale)}`}
            parts={[
              [share, null],
              [100 - share, 'text-highlight'],
            ]}
          >
            {t('commission', figureArguments)}
          </Row>
          <Row
            className="border-primary border-t-2 font-semibold text-primary"
            amountClass="font-display text-payout"
            amount={inDisplayFace(formatEuros(payout, locale))}
            parts={[[share, 'text-primary']]}
          >
            {t('payout')}
          </Row>
        </tbody>
      </table>
      <p className="mt-3 text-pretty text-small">
        <UnbrokenWords text={footing} />
      </p>
    </div>
  )
}

type RowProps = {
  children: ReactNode
  amount: string
  className?: string
  amountClass?: string
  /** What the row is of the whole rent, as a bar. */
  parts?: BarProps['parts']
}

function Row({ children, amount, className = '', amountClass = '', parts }: RowProps) {
  return (
    <>
      <tr className={`align-baseline ${className}`}>
        <th scope="row" className="w-full py-0.5 font-[weight:inherit] [overflow-wrap:anywhere] md:py-1.5">
          {children}
        </th>
        <td className={`whitespace-nowrap py-0.5 pl-4 text-right md:py-1.5 ${amountClass}`}>{amount}</td>
      </tr>
      {parts ? (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a table, unlike that of a grid, has no focus
        <tr aria-hidden="true">
          <td colSpan={2}>
            <Bar parts={parts} className="mb-2 h-2.5" />
          </td>
        </tr>
      ) : null}
    </>
  )
}
