import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { figureArguments } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { Locale } from '@/lib/i18n/locales'
import { teamFacts } from '@/lib/site/facts'
import { site } from '@/lib/site/site'
import { PosterCrop } from '../art/poster-crop'
import { loadPoster, type PosterName } from '../art/posters'
import { CallLink } from '../links/call-link'
import { CityLinks } from '../links/city-links'
import { PhoneLink } from '../links/phone-link'
import { Artwork } from '../ui/artwork'

const pictureClass = 'aspect-5/2 w-full rounded-t-md max-lg:hidden'

type ItemProps = { icon: IconName; term: string; lang?: Locale; children: ReactNode }

function Item({ icon, term, lang, children }: ItemProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-rule border-t py-3">
      <dt className="flex items-center gap-2 text-small text-muted">
        <Icon name={icon} className="size-5 text-accent" />
        {term}
      </dt>
      <dd lang={lang} className="font-semibold">
        {children}
      </dd>
    </div>
  )
}

const touchable = 'link inline-flex min-h-8 items-center'

type ContactInfoProps = {
  /** The heading of the page has the calendar already, below 1024 px. */
  isReached: boolean
  /** At the head of the card, from 1024 px. */
  poster: PosterName
}

/** Ways to contact the company without the form, and what is known of the team. */
export async function ContactInfo({ isReached, poster }: ContactInfoProps) {
  const t = await getTranslations()
  return (
    <div className="rounded-md border border-rule bg-card shadow-card">
      {/* The heading of the contact page has the whole poster of home. */}
      {poster === 'home' ? (
        <PosterCrop of={poster} className={pictureClass} />
      ) : (
        <Artwork image={await loadPoster(poster)} className={pictureClass} />
      )}
      <div className="p-5 md:p-6">
        <h3 className="mb-4 text-h3">{t('contact.info.title')}</h3>
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
        <CallLink className={`${touchable} mt-2 gap-2 font-semibold ${isReached ? 'max-lg:hidden' : ''}`}>
          <Icon name="calendar" />
          {t('contact.info.call', figureArguments)}
        </CallLink>
      </div>
    </div>
  )
}
