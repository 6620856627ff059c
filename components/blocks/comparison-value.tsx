import { getTranslations } from 'next-intl/server'
import { figureArguments, figures } from '@/lib/business/figures'
import { inDisplayFace } from '@/lib/i18n/format-euros'
import { UnbrokenWords } from '../ui/unbroken-words'

/** The cells that are figures, set large, with the name of the note below. */
const figureCells: Partial<Record<string, 'shortTermNote' | 'traditionalNote' | null>> = {
  'revenue.shortTerm': 'shortTermNote',
  'revenue.traditional': null,
  'uplift.shortTerm': 'shortTermNote',
  'occupancy.shortTerm': 'shortTermNote',
  'occupancy.traditional': null,
  'time.shortTerm': 'shortTermNote',
  'time.traditional': 'traditionalNote',
}

const sizes = {
  shortTerm: 'text-compared stacked:text-h3 tracking-[-0.012em]',
  traditional: 'text-lead leading-tight',
} as const

type ComparisonValueProps = { row: string; column: keyof typeof sizes }

/** What a cell of the comparison says: a figure and its note, or words. The better income has the owner's share of it below. */
export async function ComparisonValue({ row, column }: ComparisonValueProps) {
  const t = await getTranslations()
  const note = figureCells[`${row}.${column}`]
  const text = () =>
    t(`comparison.rows.${row}.${column}` as 'comparison.rows.time.shortTerm', figureArguments)
  if (note === undefined)
    return (
      <span>
        <UnbrokenWords text={text()} />
      </span>
    )
  return (
    <span className="md:flex md:flex-wrap md:items-baseline md:gap-x-3">
      <span className={`block font-display font-semibold md:whitespace-nowrap ${sizes[column]}`}>
        {inDisplayFace(text())}
      </span>
      {note ? (
        <span className="block text-pretty font-normal text-small">
          {' '}
          <UnbrokenWords text={t(`comparison.rows.${row}.${note}` as 'comparison.rows.time.shortTermNote')} />
        </span>
      ) : null}
      {row === 'revenue' && column === 'shortTerm' ? (
        <span className="block basis-full text-pretty font-normal text-small">
          {t('account.after', {
            ...figureArguments,
            min: figures.shortShareMin.value,
            max: figures.shortShareMax.value,
          })}
        </span>
      ) : null}
    </span>
  )
}
