import { getFormatter, getTranslations } from 'next-intl/server'
import { calendarOf, type NightKind, type Stay } from '@/lib/business/statement'
import { sampleMonth } from '@/lib/content/sample-month'
import { sampleDay, stayDates } from './stay-dates'

/** Nights differ by border too, because print and forced colours show no backgrounds. */
const looks: Record<NightKind, string> = {
  booked: 'border-3 border-primary bg-primary text-on-primary print:text-foreground',
  own: 'border border-edge border-dashed bg-[repeating-linear-gradient(135deg,var(--color-surface-alt)_0_4px,transparent_4px_8px)]',
  free: 'border border-rule',
}

const kinds = ['booked', 'own', 'free'] as const satisfies NightKind[]

/** The month of the sample statement, night by night, from 768 px: an image with a text alternative. */
export async function SampleCalendar() {
  const t = await getTranslations('statement')
  const format = await getFormatter()
  const { firstWeekday, nights } = calendarOf(sampleMonth)
  const dates = (stays: readonly Stay[]) => format.list(stays.map((stay) => stayDates(format, stay)))
  const words = [
    `${t('calendar')}, ${t('month')}`,
    `${t('booked')} ${dates(sampleMonth.stays)}`,
    `${t('own')} ${dates(sampleMonth.own)}`,
  ]
  return (
    <div className="max-md:hidden">
      <p aria-hidden="true" className="mb-1 font-display text-primary text-h3">
        {t('calendar')}
      </p>
      <div role="img" aria-label={words.join('. ')}>
        <div className="tabular grid auto-rows-[1.625rem] grid-cols-7 gap-1 text-small *:grid *:place-items-center *:leading-none">
          {/* The first day of the grid may belong to the previous month. */}
          {[1, 2, 3, 4, 5, 6, 7].map((column) => (
            <span key={column} className="font-semibold text-muted">
              {format.dateTime(sampleDay(column - firstWeekday), { weekday: 'narrow' })}
            </span>
          ))}
          {nights.map(({ day, kind }) => (
            <span
              key={day}
              className={`rounded-sm ${looks[kind]}`}
              style={day === 1 ? { gridColumnStart: firstWeekday + 1 } : undefined}
            >
              {day}
            </span>
          ))}
        </div>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-small leading-tight">
          {kinds.map((kind) => (
            <span key={kind} className="flex items-center gap-2">
              <span className={`size-4 shrink-0 rounded-sm ${looks[kind]}`} />
              {t(kind)}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}
