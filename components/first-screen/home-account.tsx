import { getTranslations } from 'next-intl/server'
import { accountOf } from '@/lib/business/account'
import { figureArguments, figures } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import { factSentences } from '@/lib/site/facts'
import { CallLink } from '../links/call-link'
import { Icon } from '../ui/icon'
import './home-account.css'

const points = ['argument.noGuests', 'home.hero.included', 'argument.weeks', 'argument.leave'] as const

/** Below the form of the home page: the call, what properties earn and what owners receive, and what costs nothing. */
export async function HomeAccount() {
  const t = await getTranslations()
  const locale = await currentLocale()
  const average = { min: figures.averageMin.value, max: figures.averageMax.value }
  const { share } = accountOf(average, figures.commissionEssential.value)
  const facts = factSentences(t, locale, 'income')
  return (
    <div className="home-account home-column">
      <CallLink className="link flex min-h-11 w-fit items-center gap-2 font-semibold [grid-area:call]">
        <Icon name="calendar" />
        {t('header.call')}
      </CallLink>
      <p className="tabular [grid-area:account]">
        <span className="home-figures">
          {(['gross', 'share'] as const).map((part) => (
            <span key={part}>
              {t(`home.hero.${part}.before`, figureArguments)}{' '}
              <strong>{t(`home.hero.${part}.amount`, { ...figureArguments, ...share })}</strong>{' '}
              {t(`home.hero.${part}.after`)}{' '}
            </span>
          ))}
        </span>
        {facts.length > 0 ? <span className="mt-3 block">{facts.join(' ')}</span> : null}
      </p>
      <ul role="list" className="grid content-start gap-y-2 text-small [grid-area:points]">
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
