import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import { teamSentences } from '@/lib/site/facts'
import { site } from '@/lib/site/site'
import { KeyMark } from '../art/key-mark'
import { CallLink } from '../links/call-link'
import { ChatLink } from '../links/chat-link'
import { CityLinks } from '../links/city-links'
import { PhoneLink } from '../links/phone-link'
import { Icon } from '../ui/icon'
import { UnbrokenWords } from '../ui/unbroken-words'

const touchable = 'link inline-flex min-h-8 items-center'

/** The number and the address, as large as on a visiting card. */
const large =
  'link -ml-px block w-fit py-1.75 font-display font-semibold text-compared wrap-anywhere leading-tight lg:text-h3'

const way = 'link flex min-h-11 items-center gap-2.5 font-semibold'

type ContactInfoProps = {
  /** Whether the calendar is offered, as on every page but that of contact, whose heading does. */
  hasCall: boolean
}

/** A visiting card: ways to contact the company without the form, and what is known of the team. */
export async function ContactInfo({ hasCall }: ContactInfoProps) {
  const t = await getTranslations()
  const team = teamSentences(t, await currentLocale())
  const [user, domain] = site.email.split('@')
  return (
    <div className="relative rounded-md border border-rule bg-card p-5 shadow-card md:p-6">
      <KeyMark className="ornament absolute top-5 right-5 h-11 w-auto md:top-6 md:right-6" />
      <h3 className="mb-1 pr-12 font-sans text-body text-muted">{t('contact.info.title')}</h3>
      <PhoneLink className={large} icon={false} />
      <a href={`mailto:${site.email}`} className={large}>
        {user}
        {/* It wraps before the sign, and not at a hyphen. */}
        <span className="inline-block [text-decoration:inherit]">@{domain}</span>
      </a>
      <ChatLink className={way}>
        <Icon name="chat" className="size-5" />
        {t('chat.label')}
      </ChatLink>
      {hasCall ? (
        <CallLink className={way}>
          <Icon name="calendar" className="size-5" />
          {t('contact.info.call', figureArguments)}
        </CallLink>
      ) : null}
      {team ? (
        <p className="mt-2 border-rule border-t pt-3 text-pretty text-small">
          <UnbrokenWords text={team} />
        </p>
      ) : null}
      <dl className="mt-3 grid gap-3 border-rule border-t pt-3">
        <div>
          <dt className="text-muted text-small">{t('contact.info.locations')}</dt>
          <dd className="font-semibold leading-normal">
            <CityLinks className="flex flex-wrap gap-x-5" linkClass={touchable} />
          </dd>
        </div>
        {site.legal.licence ? (
          <div className="border-rule border-t pt-3 text-note leading-snug">
            <dt className="text-muted">{t('facts.licence')}</dt>
            <dd lang="fr">{site.legal.licence}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  )
}
