import type { getFormatter } from 'next-intl/server'
import type { Stay } from '@/lib/business/statement'
import { sampleMonth } from '@/lib/content/sample-month'

type Formatter = Awaited<ReturnType<typeof getFormatter>>

/** A day of the sample month. Noon UTC, so that the date is the same in every European time zone. */
export const sampleDay = (day: number) => new Date(Date.UTC(sampleMonth.year, sampleMonth.month - 1, day, 12))

/** Formats arrival and departure for a sentence: "2" and "9 mai". */
export const stayDates = (format: Formatter, { arrival, departure }: Stay) => ({
  from: format.dateTime(sampleDay(arrival), { day: 'numeric' }),
  to: format.dateTime(sampleDay(departure), { day: 'numeric', month: 'long' }),
})
