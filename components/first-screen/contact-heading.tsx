import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { figureArguments } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import { reachFacts } from '@/lib/site/facts'
import { loadFirstPoster } from '../art/posters'
import { CallLink } from '../links/call-link'
import { PhoneLink } from '../links/phone-link'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { lozengeLooks } from '../ui/lozenges'
import { UnbrokenWords } from '../ui/unbroken-words'
import { FirstScreen } from './first-screen'
import { Poster } from './poster'
import './contact-heading.css'

/** The first screen of the contact page: every way to reach us at once, before the form. */
export async function ContactHeading({ intro }: { intro: ReactNode }) {
  const t = await getTranslations()
  const facts = reachFacts(await currentLocale())
  return (
    <FirstScreen
      className="contact border-rule border-b"
      picture={
        <Poster image={await loadFirstPoster('contact')} tiles={lozengeLooks.course} tilesClass="md:hidden" />
      }
      words={
        // From 768 px, the number is the main action.
        <div
          data-part="hero-action"
          className="flex flex-col pt-3 pb-4.5 md:items-start md:py-[min(2.375rem,4.6vh)] md:pr-[min(2.5rem,3vw)]"
        >
          <h1>
            <UnbrokenWords text={t('pages.contact.title')} />
          </h1>
          <PhoneLink
            icon={false}
            className="number border-accent/35 border-b-3 font-display font-semibold text-accent hover:border-current max-md:not-print:hidden"
          />
          {facts.length > 0 ? (
            <p className="separated separated-by-lozenges mt-2 text-primary max-md:order-2 max-md:text-small">
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          ) : null}
          <p className="mt-1 text-balance text-[1rem] leading-snug md:mt-4.5 md:text-lead">{intro}</p>
          <PhoneLink className={`no-print mt-3 md:hidden short:min-h-12! ${buttonClass({ size: 'lg' })}`} />
          <CallLink
            className={`mt-2.5 bg-surface px-3! max-md:order-3 md:mt-5 lg:px-6! short:min-h-12! ${buttonClass({ variant: 'secondary', size: 'lg' })}`}
          >
            {/* In the text, so that it stays beside the first word of a label that wraps. */}
            <span>
              <Icon name="calendar" className="mr-1 inline size-[1.25em]" />{' '}
              {t('contact.info.call', figureArguments)}
            </span>
          </CallLink>
        </div>
      }
    />
  )
}
