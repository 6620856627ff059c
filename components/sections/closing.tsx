import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { type CitySlug, cityOf } from '@/lib/content/cities'
import { CallLink } from '../links/call-link'
import { PhoneLink } from '../links/phone-link'
import { buttonClass, buttonGroup } from '../ui/button'
import { LozengeBand } from '../ui/lozenges'
import { Section } from '../ui/section'

/** The closing call to action of pages with a checklist. */
export async function Closing({ city }: { city: CitySlug }) {
  const t = await getTranslations('city.closing')
  return (
    <Section
      id="closing"
      title={t('title')}
      intro={t('text', figureArguments)}
      background="primary"
      className="pt-[calc(var(--spacing-section)+1.25rem)]"
      backdrop={<LozengeBand id="closing-tiles" look={cityOf(city).tiles} className="absolute top-0" />}
    >
      <div className={buttonGroup}>
        <CallLink className={buttonClass({ variant: 'primaryOnDark', size: 'lg' })}>{t('estimate')}</CallLink>
        <PhoneLink className={buttonClass({ variant: 'secondaryOnDark', size: 'lg' })}>{t('call')}</PhoneLink>
      </div>
    </Section>
  )
}
