import { getTranslations } from 'next-intl/server'
import { figureArguments, figures } from '@/lib/business/figures'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'

const rows = ['revenue', 'uplift', 'occupancy', 'time', 'personalUse', 'flexibility', 'upkeep'] as const

/** The column with the better value. */
const better = (row: (typeof rows)[number]) => (row === 'occupancy' ? 'traditional' : 'shortTerm')

const cells = {
  shortTerm:
    'border-x bg-card font-semibold text-primary shadow-[0_0_24px_-12px_rgb(var(--shade)/0.4)] group-last:rounded-b-md',
  traditional: 'text-muted',
} as const

/**
 * Hidden on phones, but always in the HTML. In a narrow window, each feature takes a row above its
 * two values; in one that is narrower still, each value has a row below the name of its column.
 */
export async function Comparison() {
  const t = await getTranslations('comparison')
  const account = await getTranslations('account')
  const argument = await getTranslations('argument')
  return (
    <Section id="comparison" title={t('title')} intro={t('intro')} className="touch:hidden">
      <table className="w-full border-separate border-spacing-0 text-left stacked:block stacked:hyphens-auto stacked:[overflow-wrap:anywhere]">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="one-column:sr-only stacked:block">
          <tr className="align-bottom stacked:grid stacked:grid-cols-2">
            <th
              scope="col"
              className="w-1/3 border-rule border-b py-4 pr-6 font-semibold text-muted text-small stacked:sr-only"
            >
              {t('columns.feature')}
            </th>
            <th
              scope="col"
              className="w-1/3 rounded-t-md bg-primary px-3 pt-7 pb-5 font-display text-h3 text-on-primary stacked:w-auto stacked:py-4 stacked:text-small md:px-6"
            >
              {t('columns.shortTerm')}
            </th>
            <th
              scope="col"
              className="border-rule border-b px-3 py-4 font-display text-h3 text-muted stacked:self-end stacked:text-small md:px-6"
            >
              {t('columns.traditional')}
            </th>
          </tr>
        </thead>
        <tbody className="tabular stacked:block">
          {rows.map((row) => (
            <tr key={row} className="group stacked:grid one-column:block stacked:grid-cols-2">
              <th
                scope="row"
                className="border-rule border-b py-4 pr-6 font-semibold stacked:col-span-2 stacked:border-b-0 stacked:pb-2"
              >
                {t(`rows.${row}.feature`)}
              </th>
              {(['shortTerm', 'traditional'] as const).map((column) => (
                <td
                  key={column}
                  data-column={t(`columns.${column}`)}
                  className={`one-column:block one-column:before:font-normal one-column:before:text-muted one-column:before:content-[attr(data-column)] border-rule border-b px-3 py-4 stacked:py-3 stacked:text-small md:px-6 ${cells[column]}`}
                >
                  <span className="flex items-start gap-3 stacked:gap-1.5">
                    {better(row) === column ? (
                      <>
                        <Icon name="check" className="mt-0.5 size-6 text-accent stacked:size-4" />
                        <span className="sr-only">{t('advantage')} </span>
                      </>
                    ) : (
                      <span aria-hidden="true" className="w-6 shrink-0 stacked:hidden" />
                    )}
                    <span>
                      {row === 'flexibility' && column === 'shortTerm'
                        ? argument('leave', figureArguments)
                        : t(`rows.${row}.${column}` as 'rows.time.shortTerm', figureArguments)}
                      {row === 'revenue' && column === 'shortTerm' ? (
                        <span className="mt-1 block font-normal text-small">
                          {account('after', {
                            ...figureArguments,
                            min: figures.shortShareMin.value,
                            max: figures.shortShareMax.value,
                          })}
                        </span>
                      ) : null}
                    </span>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 text-muted text-small">{t('note')}</p>
    </Section>
  )
}
