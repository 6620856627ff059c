import { getTranslations } from 'next-intl/server'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'
import { UnbrokenWords } from '../ui/unbroken-words'

/** Platforms by kind, without trademarks. */
const kinds = [
  ['marketplaces', 'globe'],
  ['classifieds', 'tag'],
  ['touristOffices', 'office'],
  ['direct', 'key'],
] as const

export async function Platforms() {
  const t = await getTranslations('platforms')
  return (
    <Section
      id="platforms"
      title={t('title')}
      background="card"
      heading="slim"
      className="border-rule border-y"
    >
      <ul role="list" className="grid gap-x-4 gap-y-4 min-[22.5rem]:grid-cols-2 xl:grid-cols-4 xl:gap-x-6">
        {kinds.map(([kind, icon]) => (
          <li
            key={kind}
            className="grid content-start gap-1 border-highlight border-l-2 pl-3 max-[22.4375rem]:flex sm:max-xl:flex sm:gap-2 md:pl-4 xl:gap-1.5"
          >
            <Icon name={icon} className="size-6 text-primary xl:size-8" />
            <span className="min-w-0 font-semibold leading-snug max-sm:text-small">
              <UnbrokenWords text={t(kind)} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
