import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { type CitySlug, cityOf } from '@/lib/content/cities'
import { plans } from '@/lib/content/plans'
import { Section } from '../ui/section'
import { PlanCard } from './plan-card'
import { AreaShare, StayShares } from './plan-shares'
import { PricingNotes } from './pricing-notes'
import { WhoPaysWhat } from './who-pays-what'

type PricingProps = {
  /** The city of a city page, whose plans show what they leave of its range. */
  city?: CitySlug
  /** On the pricing page, whose heading names the plans and draws their shares. */
  isPage?: boolean
}

/** Between two pages of a ledger: a hairline, and a shadow at each side of it. */
const crease =
  'before:absolute before:inset-y-0 before:left-0 before:w-1/2 before:bg-[linear-gradient(to_right,transparent,rgb(var(--shade)/0.07))] ' +
  'after:absolute after:inset-y-0 after:right-0 after:w-1/2 after:border-surface-alt after:border-l after:bg-[linear-gradient(to_left,transparent,rgb(var(--shade)/0.035))]'

/** The two plans and what applies to both. The buttons lead to the page's own contact form. */
export async function Pricing({ city, isPage = false }: PricingProps) {
  const t = await getTranslations()
  const inCity = city && t('pricing.area.gross', cityOf(city).income)
  return (
    <Section
      id="pricing"
      title={isPage ? t('pages.pricing.title') : t('pricing.title')}
      intro={isPage ? undefined : t('pricing.intro', figureArguments)}
      heading={isPage ? 'hidden' : 'above'}
    >
      {/* A ledger: the plans on facing pages, what applies to both at their foot, and then its next opening. */}
      <div className="relative isolate rounded-md bg-card shadow-card [overflow-wrap:anywhere]">
        <span
          aria-hidden="true"
          className={`absolute inset-y-0 left-1/2 -z-1 w-7 -translate-x-1/2 max-md:hidden ${crease}`}
        />
        <div className="grid grid-cols-1 md:grid-cols-2 md:grid-rows-[repeat(7,auto)]">
          {plans.map((plan) => (
            <PlanCard key={plan.key} plan={plan} closed={isPage ? 'none' : city ? 'all' : 'last'}>
              {city ? <AreaShare plan={plan} city={city} /> : isPage ? null : <StayShares plan={plan} />}
            </PlanCard>
          ))}
        </div>
        <PricingNotes caveat={isPage ? undefined : (inCity ?? t('pricing.example.caveat'))} isPage={isPage} />
        <WhoPaysWhat />
      </div>
    </Section>
  )
}
