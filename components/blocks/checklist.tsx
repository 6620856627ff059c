import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import { factSentences } from '@/lib/site/facts'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'

/** The eight services of the pages of Château-Chinon and Dijon, and what remains with the owner. */
export async function Checklist() {
  const t = await getTranslations()
  const quality = [
    t('guarantees.service.text', figureArguments),
    ...factSentences(t, await currentLocale(), 'guarantees.service'),
  ]
  return (
    <Section
      id="checklist"
      title={t('city.checklist.title')}
      intro={quality.join(' ')}
      background="surface-alt"
      heading="aside"
    >
      <ul
        role="list"
        className="grid rounded-md bg-card px-6 py-4 shadow-card sm:grid-cols-2 sm:gap-x-10 sm:px-10 sm:py-6"
      >
        {(['1', '2', '3', '4', '5', '6', '7', '8'] as const).map((item) => (
          <li
            key={item}
            className="flex gap-3 border-rule border-b py-2.5 last:border-b-0 sm:py-4 sm:nth-last-2:border-b-0"
          >
            <Icon name="check" className="mt-0.5 size-6 text-accent" />
            {t(`city.checklist.items.${item}`)}
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-[75ch]">{t('process.yours')}</p>
    </Section>
  )
}
