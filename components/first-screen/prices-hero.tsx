import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { buttonClass } from '../ui/button'
import { LozengeBand } from '../ui/lozenges'
import { UnbrokenWords } from '../ui/unbroken-words'
import { FirstScreen } from './first-screen'
import { PriceRoofs } from './price-roofs'

/** The first block of the pricing page: what the plans cost, drawn, and the way to a figure of one's own. */
export async function PricesHero() {
  const t = await getTranslations()
  return (
    <>
      <FirstScreen
        className="prices"
        words={
          <h1>
            <UnbrokenWords text={t('pricing.title')} />
          </h1>
        }
        panel={<PriceRoofs />}
        more={
          <>
            <p className="max-w-[58ch] leading-snug max-sm:text-[1rem] sm:text-lead">
              {t('pricing.intro', figureArguments)}
            </p>
            <p className="mt-1.5 max-w-[58ch] max-sm:text-small sm:mt-2">{`${t('argument.noGuests')}.`}</p>
            <a
              href="#contact"
              data-part="hero-action"
              className={`mt-3 max-sm:w-full sm:mt-5 split:mt-3 ${buttonClass({ size: 'lg' })}`}
            >
              {t('study.submit')}
            </a>
          </>
        }
      />
      <LozengeBand id="hero-tiles" />
    </>
  )
}
