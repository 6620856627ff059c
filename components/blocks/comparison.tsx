import { getTranslations } from 'next-intl/server'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'
import { UnbrokenWords } from '../ui/unbroken-words'
import { ComparisonValue } from './comparison-value'

const rows = ['revenue', 'uplift', 'occupancy', 'time', 'personalUse', 'flexibility', 'upkeep'] as const

/** The column with the better value. */
const better = (row: (typeof rows)[number]) => (row === 'occupancy' ? 'traditional' : 'shortTerm')

const cells = {
  shortTerm: 'font-semibold text-primary group-last:border-b-0 stacked:border-x stacked:bg-card',
  traditional: 'text-muted md:pr-0',
} as const

const cell =
  'border-rule border-b px-3 py-2.5 leading-snug stacked:py-3 stacked:text-small md:px-4 one-column:block ' +
  'one-column:before:font-normal one-column:before:text-muted one-column:before:content-[attr(data-column)]'

const raisedHead =
  'relative w-[48%] bg-primary px-3 py-3.5 font-display text-h3 text-on-primary before:absolute ' +
  'before:inset-x-0 before:bottom-full before:h-3 before:rounded-t-md before:bg-primary stacked:w-auto ' +
  'stacked:text-small stacked:before:hidden md:px-4'

/**
 * Hidden on phones, but always in the HTML. In a narrow window, each feature takes a row above its
 * two values; in one that is narrower still, each value has a row below the name of its column.
 */
export async function Comparison() {
  const t = await getTranslations('comparison')
  return (
    <Section id="comparison" title={t('title')} intro={t('intro')} heading="table" className="touch:hidden">
      <div className="relative">
        {/* The raised column, in one piece. */}
        <span
          aria-hidden="true"
          className="no-print absolute -inset-y-3 left-[20%] w-[48%] rounded-md bg-card shadow-raised stacked:hidden"
        />
        <table className="relative w-full table-fixed stacked:table-auto border-separate border-spacing-0 text-left stacked:block stacked:hyphens-auto stacked:[overflow-wrap:anywhere]">
          <caption className="sr-only">{t('caption')}</caption>
          <thead className="one-column:sr-only stacked:block">
            <tr className="align-baseline stacked:grid stacked:grid-cols-2">
              <th
                scope="col"
                className="w-[20%] border-rule border-b py-3.5 pr-6 font-semibold text-muted text-small stacked:sr-only"
              >
                {t('columns.feature')}
              </th>
              <th scope="col" className={raisedHead}>
                {t('columns.shortTerm')}
              </th>
              <th
                scope="col"
                className="border-rule border-b px-3 py-3.5 font-display text-h3 text-muted stacked:self-end stacked:text-small md:px-4"
              >
                {t('columns.traditional')}
              </th>
            </tr>
          </thead>
          <tbody className="tabular stacked:block">
            {rows.map((row) => (
              <tr
                key={row}
                className="group h-16 align-middle stacked:grid one-column:block stacked:h-auto stacked:grid-cols-2"
              >
                <th
                  scope="row"
                  className="border-rule border-b py-2.5 pr-6 font-semibold leading-snug stacked:col-span-2 stacked:border-b-0 stacked:pt-4 stacked:pb-2"
                >
                  <UnbrokenWords text={t(`rows.${row}.feature`)} />
                </th>
                {(['shortTerm', 'traditional'] as const).map((column) => (
                  <td
                    key={column}
                    data-column={t(`columns.${column}`)}
                    className={`${cell} ${cells[column]}`}
                  >
                    <span className="flex items-center gap-2.5 stacked:items-baseline stacked:gap-1.5">
                      {better(row) === column ? (
                        <>
                          <Icon
                            name="check"
                            className="size-6 self-center text-accent stacked:mt-px stacked:size-4 stacked:self-start"
                          />
                          <span className="sr-only">{t('advantage')} </span>
                        </>
                      ) : (
                        <span aria-hidden="true" className="w-6 shrink-0 stacked:w-4" />
                      )}
                      <ComparisonValue row={row} column={column} />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-7 text-muted text-small">{t('note')}</p>
    </Section>
  )
}
