import { getTranslations } from 'next-intl/server'
import { copyFigures } from '@/lib/business/figures'
import { type CitySlug, cities } from '@/lib/content/cities'
import { CallLink } from '../links/call-link'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { HeroFrame } from './hero-frame'

export async function CityHero({ city }: { city: CitySlug }) {
  const t = await getTranslations()
  return (
    <HeroFrame poster={city} tiles={cities[city].tiles}>
      <h1 id="home-title">
        <span className="eyebrow block font-sans text-lead tracking-normal">
          {t('schema.serviceName', { name: t(`places.${city}.name`) })}
        </span>
        <span className="mt-1 block text-hero sm:mt-3">{t(`city.heroes.${city}.headline`)}</span>
      </h1>
      <p className="mt-4 max-w-[58ch] text-lead sm:mt-6">{t(`city.heroes.${city}.description`)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href="#calculator" className={buttonClass({ size: 'lg' })}>
          {t('city.estimateButton')}
        </a>
        <CallLink className={buttonClass({ kind: 'secondary', size: 'lg' })}>
          <Icon name="calendar" />
          {t('city.callButton', copyFigures)}
        </CallLink>
      </div>
      <p className="mt-4 text-small">{t('city.terms', copyFigures)}</p>
      <p className="tabular mt-6 flex items-start gap-3 border-mustard border-l-4 bg-paper px-4 py-3 font-semibold text-forest">
        <Icon name="coins" className="mt-0.5 size-6 text-moss" />
        {t('city.incomeBanner', { ...copyFigures, ...cities[city].income })}
      </p>
      <p className="mt-2 text-slate text-small">{t('city.qualifier')}</p>
    </HeroFrame>
  )
}
