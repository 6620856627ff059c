import type { getFormatter } from 'next-intl/server'
import type { Stay } from '@/lib/business/statement'
import { sampleMonth } from '@/lib/content/sample-month'

type Formatter = Awaited<ReturnType<typeof getFormatter>>

/** Noon, so that a day is the same day in every zone near Europe's. */
export const sampleDay = (day: number) => new Date(Date.UTC(sampleMonth.year, sampleMonth.month - 1, day, 12))

/** Arrival and departure as the language writes them: "3–10 juillet". */
export const stayDates = (format: Formatter, { arrival, departure }: Stay) =>
  format.dateTimeRange(sampleDay(arrival), sampleDay(departure), { day: 'numeric', month: 'long' })
