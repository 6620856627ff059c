import { getTranslations } from 'next-intl/server'
import { accountOf } from '@/lib/business/account'
import { figureArguments, figures } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import { inDisplayFace } from '@/lib/i18n/format-euros'
import { factSentences } from '@/lib/site/facts'
import { CallLink } from '../links/call-link'
import { Icon } from '../ui/icon'

const points = ['argument.noGuests', 'home.hero.included', 'argument.weeks', 'argument.leave'] as const

/** Below the form of the home page: the call, what properties earn and what owners receive, and what costs nothing. */
export async function HomeAccount() {
  const t = await getTranslations()
  const locale = await currentLocale()
  const average = { min: figures.averageMin.value, max: figures.averageMax.value }
  const { share } = accountOf(average, figures.commissionEssential.value)
  const facts = factSentences(t, locale, 'income')
  return (
    <div className="grid gap-x-12 gap-y-5 pt-2 pb-8 bar:pt-12 bar:pb-16 wide:grid-cols-[7fr_5fr] wide:grid-rows-[auto_1fr]">
      <CallLink className="link flex min-h-11 w-fit items-center gap-2 font-semibold wide:col-start-2 wide:row-start-2">
        <Icon name="calendar" />
        {t('header.call')}
      </CallLink>
      <div className="tabular text-small wide:row-span-2 wide:row-start-1">
        {/* Each amount is between its words. */}
        <p className="flex flex-wrap gap-x-6 gap-y-4 xl:wide:grid xl:wide:grid-cols-2">
          {(['gross', 'share'] as const).map((part) => (
            <span key={part} className="max-w-84 border-rule lg:not-first:border-l lg:not-first:pl-6">
              {t(`home.hero.${part}.before`, figureArguments)}{' '}
              <strong className="block font-display font-semibold text-earned text-primary md:whitespace-nowrap [:lang(en,nl)_&]:xl:text-[2.125rem]">
                {inDisplayFace(t(`home.hero.${part}.amount`, { ...figureArguments, ...share }))}
              </strong>{' '}
              {t(`home.hero.${part}.after`)}{' '}
            </span>
          ))}
        </p>
        {facts.length > 0 ? <p className="mt-3">{facts.join(' ')}</p> : null}
      </div>
      <ul role="list" className="grid content-start gap-y-2 text-small wide:col-start-2 wide:row-start-1">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <Icon name="check" className="size-5 text-accent" />
            {t(point, figureArguments)}
          </li>
        ))}
      </ul>
    </div>
  )
}
