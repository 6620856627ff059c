import { getTranslations } from 'next-intl/server'
import type { City } from '@/lib/content/cities'
import { copyFigures } from '@/lib/content/copy-figures'
import { site } from '@/lib/site'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { HeroFrame } from './hero-frame'

export async function CityHero({ city }: { city: City }) {
  const t = await getTranslations('city')
  const schema = await getTranslations('schema')
  const places = await getTranslations('places')
  const common = await getTranslations('common')
  return (
    <HeroFrame place={city.slug} id="home">
      <h1 id="home-title">
        <span className="eyebrow block font-sans text-lead tracking-normal">
          {schema('serviceName', { name: places(`${city.key}.name`) })}
        </span>
        <span className="mt-3 block text-hero">{t(`heroes.${city.key}.headline`)}</span>
      </h1>
      <p className="mt-6 max-w-[58ch] text-lead">{t(`heroes.${city.key}.description`)}</p>
      <p className="tabular mt-6 flex items-start gap-3 border-mustard border-l-4 bg-paper px-4 py-3 font-semibold text-forest">
        <Icon name="coins" className="mt-0.5 size-6 text-moss" />
        {t('incomeBanner', city.income)}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href="#calculator" className={buttonClass({ size: 'lg' })}>
          {t('estimateButton')}
        </a>
        <ExternalLink
          href={site.schedulingUrl}
          newTab={common('newTab')}
          className={buttonClass({ kind: 'secondary', size: 'lg' })}
        >
          <Icon name="calendar" />
          {t('callButton', copyFigures)}
        </ExternalLink>
      </div>
    </HeroFrame>
  )
}
