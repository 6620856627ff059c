import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { figureArguments } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import { reachFacts } from '@/lib/site/facts'
import { PosterCrop } from '../art/poster-crop'
import { loadPoster } from '../art/posters'
import { CallLink } from '../links/call-link'
import { PhoneLink } from '../links/phone-link'
import { Artwork } from '../ui/artwork'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { LozengeBand, LozengeTexture, lozengeLooks } from '../ui/lozenges'
import { UnbrokenWords } from '../ui/unbroken-words'

/** Columns of the words and of the picture, which ends at the edge of the window. */
const columns =
  'md:grid md:grid-cols-[minmax(var(--spacing-gutter),1fr)_minmax(0,calc(var(--container-wrap)*7/12))_minmax(0,calc(var(--container-wrap)*5/12))_minmax(var(--spacing-gutter),1fr)]'

/** The title, and from 768 px the phone number below it in the same letters. */
const twin = 'text-[clamp(1.8125rem,min(0.5rem+3.75vw,9vh),3.5rem)] leading-[1.1]'

/** The whole house, without the upper part of its sky. */
const house = 'absolute bottom-0 h-[127%] w-full max-md:hidden'

/** The heading of the contact page: every way to reach us at once, before the form. */
export async function ContactHeading({ intro }: { intro: ReactNode }) {
  const t = await getTranslations()
  const facts = reachFacts(t, await currentLocale())
  return (
    <div className="relative border-rule border-b">
      <LozengeTexture id="heading-lozenges" cell={96} className="text-edge opacity-15" />
      <div className={`relative ${columns}`}>
        <div
          data-part="poster"
          className="relative overflow-hidden md:col-span-2 md:col-start-3 md:row-start-1"
        >
          <PosterCrop of="home" around={70} priority className="h-34.5 short:h-32 md:hidden" />
          <Artwork image={await loadPoster('home')} priority className={house} />
        </div>
        <LozengeBand id="heading-tiles" look={lozengeLooks.course} className="md:hidden" />
        <div className="wrap flex flex-col pt-3 pb-4.5 md:col-start-2 md:row-start-1 md:w-auto md:items-start md:py-9.5 md:pr-10 md:pl-0 low:py-6">
          <h1 className={twin}>
            <UnbrokenWords text={t('pages.contact.title')} />
          </h1>
          <p className="mt-1 text-balance leading-snug max-md:text-[1rem] md:order-1 md:text-lead md:mt-4.5 low:mt-3">
            {intro}
          </p>
          <PhoneLink className={`no-print mt-3 md:hidden short:min-h-12 ${buttonClass({ size: 'lg' })}`} />
          <PhoneLink
            className={`hidden border-accent/35 border-b-3 font-display font-semibold text-accent *:first:hidden hover:border-accent md:inline-block print:inline-block ${twin}`}
            numberClass="[font-variant-numeric:lining-nums]"
          />
          {facts.length > 0 ? (
            <p className="flex flex-wrap gap-x-[1.7em] overflow-hidden text-balance text-primary max-md:mt-1.5 max-md:justify-center max-md:text-center max-md:text-small max-md:leading-snug md:mt-2 md:leading-normal">
              {facts.map((fact) => (
                <span
                  key={fact}
                  className="lozenge-item -ml-[1.1em] max-md:mx-0 max-md:pl-0 max-md:before:hidden"
                >
                  {fact}
                </span>
              ))}
            </p>
          ) : null}
          <CallLink
            className={`mt-2.5 max-sm:px-3 md:order-2 md:mt-5 low:mt-4 short:min-h-12 ${buttonClass({ variant: 'secondary', size: 'lg' })} bg-surface`}
          >
            {/* In the text, so that it stays beside the first word of a label that wraps. */}
            <span>
              <Icon name="calendar" className="mr-1 inline size-[1.25em]" />{' '}
              {t('contact.info.call', figureArguments)}
            </span>
          </CallLink>
        </div>
      </div>
    </div>
  )
}
