import { getTranslations } from 'next-intl/server'
import { type CitySlug, cityOf } from '@/lib/content/cities'
import { PosterCrop } from '../art/poster-crop'
import { CallLink } from '../links/call-link'
import { PhoneLink } from '../links/phone-link'
import { buttonClass, buttonGroup } from '../ui/button'
import { LozengeBand } from '../ui/lozenges'
import { Section } from '../ui/section'

/** The closing call to action of pages with a checklist, beside a detail of their poster; on phones below it. */
export async function Closing({ city }: { city: CitySlug }) {
  const t = await getTranslations('city.closing')
  return (
    <Section
      id="closing"
      title={t('title')}
      intro={t('text')}
      background="primary"
      heading="half"
      backdrop={
        <>
          <PosterCrop
            of={city}
            className="ornament pt-5 max-lg:-mt-(--spacing-section) max-lg:mb-7 max-lg:aspect-2/1 lg:absolute lg:inset-y-0 lg:right-0 lg:w-[calc(50%-5rem)]"
          />
          <LozengeBand id="closing-tiles" look={cityOf(city).tiles} className="absolute top-0" />
        </>
      }
    >
      <div className={buttonGroup}>
        <CallLink className={buttonClass({ variant: 'primaryOnDark', size: 'lg' })}>{t('estimate')}</CallLink>
        <PhoneLink className={buttonClass({ variant: 'secondaryOnDark', size: 'lg' })}>{t('call')}</PhoneLink>
      </div>
    </Section>
  )
}
