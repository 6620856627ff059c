import { getTranslations } from 'next-intl/server'
import { Icon, type IconName } from '../ui/icon'

/** Platforms by kind, without trademarks. */
const kinds: readonly (readonly ['marketplaces' | 'classifieds' | 'touristOffices' | 'direct', IconName])[] =
  [
    ['marketplaces', 'globe'],
    ['classifieds', 'tag'],
    ['touristOffices', 'office'],
    ['direct', 'key'],
  ]

export async function Platforms() {
  const t = await getTranslations('platforms')
  return (
    <section
      id="platforms"
      aria-labelledby="platforms-title"
      className="far-block border-rule border-y bg-paper"
    >
      <div className="wrap grid items-center gap-4 py-6 md:py-8 lg:grid-cols-[4fr_8fr] lg:gap-16">
        <div>
          <h2 id="platforms-title" className="text-h3">
            {t('title')}
          </h2>
          <p className="mt-2 text-slate">{t('intro')}</p>
        </div>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4 md:gap-x-6">
          {kinds.map(([kind, icon]) => (
            <li
              key={kind}
              className="flex items-start gap-2 border-mustard border-l-2 pl-3 md:grid md:gap-1.5 md:pl-4"
            >
              <Icon name={icon} className="size-6 text-forest max-sm:hidden md:size-8" />
              <span className="min-w-0 font-semibold leading-snug max-sm:text-small">{t(kind)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
