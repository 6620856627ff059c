import { getTranslations } from 'next-intl/server'
import { figureArguments, figures } from '@/lib/business/figures'
import { type Plan, plans } from '@/lib/content/plans'
import { currentLocale } from '@/lib/i18n/current-locale'
import { formatEuros, inDisplayFace } from '@/lib/i18n/format-euros'
import phone from '../art/posters/prices-phone.svg'
import wide from '../art/posters/prices-wide.svg'
import type { Picture } from '../ui/artwork'
import { Poster } from './poster'
import './price-roofs.css'

/** Each drawing fits its slot by its width, and shows more of its sky above. */
const image: Picture = {
  ...wide,
  sources: [{ media: '(max-width: 39.99rem)', srcSet: phone.src }],
  fit: 'fill',
}

/** Where colours are forced, and on paper, the legend has none. */
const term = 'sr-only forced-colors:not-sr-only print:not-sr-only'

/**
 * The stay of the example as two roofs: what each plan takes and leaves. The drawings are true to the tile, which
 * tests/unit/content/plans.test.ts checks.
 */
export async function PriceRoofs() {
  const t = await getTranslations()
  return (
    <figure className="price-roofs tabular">
      <div className="price-drawing">
        <Poster image={image} tiles={null} />
        {plans.map((plan) => (
          <RoofWords key={plan.key} plan={plan} />
        ))}
      </div>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-0.5 px-[calc(var(--edge)*var(--unit))] pt-1.5 pb-3 print:pt-[1mm]">
        <span className="font-semibold">{t('pricing.example.title', figureArguments)}</span>
        <ul aria-hidden="true" className="flex flex-wrap gap-x-5 forced-colors:hidden print:hidden">
          {(['statement.payout', 'pricing.example.fee'] as const).map((part) => (
            <li
              key={part}
              className="before:lozenge before:mr-[0.5em] before:inline-block before:h-[1em] before:w-[0.66em] before:bg-on-primary before:align-[-0.1em] not-first:before:bg-lamp"
            >
              {t(part)}
            </li>
          ))}
        </ul>
        <span className="w-full opacity-80 print:opacity-100">{t('pricing.example.caveat')}</span>
      </figcaption>
    </figure>
  )
}

/** The name and the commission of a plan in the sky over its roof, and the amounts under the ends of the roof. */
async function RoofWords({ plan }: { plan: Plan }) {
  const t = await getTranslations()
  const locale = await currentLocale()
  const commission = t('pricing.commission', { commission: figureArguments[plan.commission] })
  const [before, percent, after] = commission.split(/(\d+(?:[.,]\d+)?\s*%)/)
  const amounts = [
    [t('statement.payout'), figures[plan.kept].value],
    [t('pricing.example.fee'), figures[plan.fee].value],
  ] as const
  return (
    <div className="price-plan">
      <p className="pt-[clamp(0.5rem,3.4cqw,2rem)] font-medium text-primary print:pt-[1mm]">
        <span className="block font-semibold sm:text-[1.2em]">{t(`pricing.plans.${plan.key}.name`)}</span>{' '}
        {before}
        <strong className="whitespace-nowrap font-display font-semibold text-[length:var(--text-commission)] leading-none [word-spacing:-0.14em]">
          {percent}
        </strong>{' '}
        {/* Beside the figure, where there is room. */}
        <span className="block @min-[34rem]:ml-2 @min-[34rem]:inline-block">{after?.trimStart()}</span>
      </p>
      <dl className="row-start-3 flex justify-between pt-1.5">
        {amounts.map(([label, amount]) => (
          <div key={label} className="not-first:text-lamp">
            <dt className={term}>{label}</dt>
            <dd className="font-display font-semibold text-[length:var(--text-amount)] leading-[1.15]">
              {inDisplayFace(formatEuros(amount, locale))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
