import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import { factSentences } from '@/lib/site/facts'
import board from '../art/blocks/key-board.svg'
import { Artwork } from '../ui/artwork'
import { Section } from '../ui/section'

/** In the order of their drawings. */
const items = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

/** The eight services of the pages of Château-Chinon and Dijon, and what remains with the owner: a board with a hook for each. */
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
    >
      <ul
        role="list"
        className="dark-block grid gap-x-10 rounded-md px-6 py-4 shadow-card outline outline-highlight/50 -outline-offset-8 sm:grid-cols-2 sm:p-8 lg:grid-cols-4 lg:gap-y-9 lg:px-10 lg:py-11"
      >
        {items.map((item, index) => (
          <li
            key={item}
            className="flex items-center gap-4 py-2 lg:grid lg:content-start lg:justify-items-center lg:text-center"
          >
            <Artwork
              image={{ ...board, focus: `${(index * 100) / (items.length - 1)}%` }}
              className="h-18 w-16 shrink-0"
            />
            <span className="text-pretty">{t(`city.checklist.items.${item}`)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-[75ch]">{t('process.yours')}</p>
    </Section>
  )
}
