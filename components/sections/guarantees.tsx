import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { factSentences } from '@/lib/content/facts'
import { currentLocale } from '@/lib/i18n/current-locale'
import { Icon } from '../ui/icon'
import { LozengeTexture } from '../ui/lozenges'
import { Section } from '../ui/section'

const items = [
  ['insurance', 'shield'],
  ['availability', 'clock'],
  ['payments', 'coins'],
  ['service', 'sparkle'],
] as const

export async function Guarantees() {
  const t = await getTranslations()
  const locale = await currentLocale()
  const text = (key: (typeof items)[number][0]) =>
    [t(`guarantees.${key}.text`, figureArguments), ...factSentences(t, locale, `guarantees.${key}`)].join(' ')
  return (
    <Section
      id="guarantees"
      title={t('guarantees.title')}
      background="primary"
      backdrop={
        <LozengeTexture id="guarantees-lozenges" cell={72} className="text-highlight opacity-[0.09]" />
      }
    >
      <ul
        role="list"
        className="relative grid grid-cols-1 gap-x-12 gap-y-5 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4"
      >
        {items.map(([key, icon]) => (
          <li key={key} className="max-sm:relative max-sm:pl-10">
            <Icon
              name={icon}
              className="size-9 text-highlight max-sm:absolute max-sm:top-0 max-sm:left-0 max-sm:size-7"
            />
            <h3 className="text-h3 sm:mt-3">{t(`guarantees.${key}.title`)}</h3>
            <p className="mt-1 sm:mt-2">{text(key)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
