import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { type CitySlug, cityOf } from '@/lib/content/cities'
import { plans } from '@/lib/content/plans'
import { LozengeTexture } from '../ui/lozenges'
import { Section } from '../ui/section'
import { PlanCard } from './plan-card'
import { PricingNotes } from './pricing-notes'
import { AreaShare, StayShares } from './stay-parts'
import { WhoPaysWhat } from './who-pays-what'

type PricingProps = {
  /** The city of a city page, whose plans show what they leave of its range. */
  city?: CitySlug
  /** On the pricing page, whose heading names the plans and draws their shares. */
  isPage?: boolean
}

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
      className="@container overflow-x-clip"
    >
      {/* The mesh lies behind the ledger and fills the rest of the block, as wide as the window. */}
      <div className="absolute top-24 -bottom-section left-[calc(50%-50cqw)] w-[100cqw] overflow-hidden [mask-image:linear-gradient(transparent,black_18rem,black_calc(100%-10rem),transparent)]">
        <LozengeTexture id="pricing-lozenges" className="text-edge opacity-40" />
      </div>
      <div className="relative grid grid-cols-1 rounded-md bg-card shadow-card [overflow-wrap:anywhere] md:grid-cols-2 md:grid-rows-[repeat(7,auto)]">
        <span
          aria-hidden="true"
          className="fold pointer-events-none hidden w-7 justify-self-center md:col-span-2 md:col-start-1 md:row-span-7 md:row-start-1 md:block"
        />
        {plans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} folded={isPage ? 'none' : city ? 'all' : 'last'}>
            {city ? (
              <AreaShare plan={plan} city={city} />
            ) : isPage ? null : (
              <StayShares plan={plan} hasTitle />
            )}
          </PlanCard>
        ))}
      </div>
      <PricingNotes caveat={isPage ? undefined : (inCity ?? t('pricing.example.caveat'))} isPage={isPage} />
      <WhoPaysWhat />
    </Section>
  )
}
