import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { figureArguments } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { Locale } from '@/lib/i18n/locales'
import { teamFacts } from '@/lib/site/facts'
import { site } from '@/lib/site/site'
import { CallLink } from '../links/call-link'
import { CityLinks } from '../links/city-links'
import { PhoneLink } from '../links/phone-link'

type ItemProps = { icon: IconName; term: string; lang?: Locale; children: ReactNode }

/** Each row is built like the others: an icon, the term, and below it what it is. */
function Item({ icon, term, lang, children }: ItemProps) {
  return (
    <div className="grid grid-cols-[1.25rem_1fr] gap-x-2.5 border-rule border-t py-2.5">
      <Icon name={icon} className="mt-0.5 size-5 text-accent" />
      <dt className="text-muted text-small">{term}</dt>
      <dd lang={lang} className="col-start-2 font-semibold leading-normal">
        {children}
      </dd>
    </div>
  )
}

const touchable = 'link inline-flex min-h-8 items-center'

type ContactInfoProps = {
  /** Whether the calendar is offered, as on every page but that of contact, whose heading does. */
  hasCall: boolean
}

/** Ways to contact the company without the form, and what is known of the team. */
export async function ContactInfo({ hasCall }: ContactInfoProps) {
  const t = await getTranslations()
  return (
    <div className="rounded-md border border-rule bg-card shadow-card">
      <div className="p-5 md:p-6">
        <h3 className="mb-3.5 text-h3">{t('contact.info.title')}</h3>
        <dl>
          <Item icon="phone" term={t('contact.info.phone')}>
            <PhoneLink className={`${touchable} *:first:hidden`} />
          </Item>
          <Item icon="mail" term={t('contact.info.email')}>
            <a href={`mailto:${site.email}`} className={`${touchable} break-all`}>
              {site.email}
            </a>
          </Item>
          <Item icon="pin" term={t('contact.info.locations')}>
            <CityLinks className="flex flex-wrap gap-x-5" linkClass={touchable} />
          </Item>
          {teamFacts(t, await currentLocale()).map(({ label, text, lang }) => (
            <Item key={label} icon="office" term={label} lang={lang}>
              {text}
            </Item>
          ))}
        </dl>
        {hasCall ? (
          <CallLink className="link flex min-h-12 items-center gap-2.5 border-rule border-t pt-1.5 font-semibold">
            <Icon name="calendar" className="size-5" />
            {t('contact.info.call', figureArguments)}
          </CallLink>
        ) : null}
      </div>
    </div>
  )
}
