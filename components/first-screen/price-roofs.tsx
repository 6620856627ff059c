import { getTranslations } from 'next-intl/server'
import { figureArguments, figures } from '@/lib/business/figures'
import { type Plan, plans } from '@/lib/content/plans'
import { currentLocale } from '@/lib/i18n/current-locale'
import { formatEuros } from '@/lib/i18n/format-euros'
import phone from '../art/posters/prices-phone.svg'
import wide from '../art/posters/prices-wide.svg'
import type { Picture } from '../ui/artwork'
import { PosterWords } from './poster-words'
import './price-roofs.css'

/** Each drawing fits its slot by its width, and shows more of its sky above. */
const image: Picture = {
  ...wide,
  sources: [{ media: '(max-width: 39.99rem)', srcSet: phone.src }],
  fit: 'fill',
  sky: 'light',
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
      <PosterWords
        image={image}
        tiles={null}
        className="price-drawing"
        words={plans.map((plan) => <RoofWords key={plan.key} plan={plan} />)}
      />
      <figcaption className="flex flex-wrap gap-x-6 gap-y-0.5">
        <span className="font-semibold">{t('pricing.example.title', figureArguments)}</span>
        <ul
          aria-hidden="true"
          className="price-legend flex flex-wrap gap-x-5 forced-colors:hidden print:hidden"
        >
          <li>{t('statement.payout')}</li>
          <li>{t('pricing.example.fee')}</li>
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
      <p>
        <span className="block font-semibold sm:text-[1.2em]">{t(`pricing.plans.${plan.key}.name`)}</span>{' '}
        {before}
        <strong>{percent}</strong>
        <span>{after}</span>
      </p>
      <dl className="flex justify-between">
        {amounts.map(([label, amount]) => (
          <div key={label}>
            <dt className={term}>{label}</dt>
            <dd>{formatEuros(amount, locale)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
