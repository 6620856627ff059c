import { getTranslations } from 'next-intl/server'
import { claims } from '@/lib/business/figures'
import { copyFigures } from '@/lib/content/copy-figures'
import { site } from '@/lib/site'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { UnbrokenWords } from '../ui/unbroken-words'
import { HeroFrame } from './hero-frame'

export async function HomeHero() {
  const t = await getTranslations('home.hero')
  const header = await getTranslations('header')
  const common = await getTranslations('common')
  return (
    <HeroFrame place="home" id="home">
      <p className="eyebrow">{t('eyebrow')}</p>
      <h1 id="home-title" className="mt-3 text-hero">
        <UnbrokenWords text={t('title')} />
      </h1>
      <p className="mt-6 max-w-[58ch] text-lead">{t('subtitle', copyFigures)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href="#calculator" className={buttonClass({ size: 'lg' })}>
          {header('estimate')}
        </a>
        <ExternalLink
          href={site.schedulingUrl}
          newTab={common('newTab')}
          className={buttonClass({ kind: 'secondary', size: 'lg' })}
        >
          {header('call')}
        </ExternalLink>
      </div>
      <p className="mt-8 font-semibold text-forest">{t('averageIncome', claims.averageIncome)}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-small">
        {(['setup', 'reply', 'freedom'] as const).map((point) => (
          <li key={point} className="flex items-center gap-2">
            <Icon name="check" className="size-5 text-wine" />
            {t(`points.${point}`, copyFigures)}
          </li>
        ))}
      </ul>
    </HeroFrame>
  )
}
