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
import './contact-heading.css'

/** The heading of the contact page: every way to reach us at once, before the form. */
export async function ContactHeading({ intro }: { intro: ReactNode }) {
  const t = await getTranslations()
  const facts = reachFacts(await currentLocale())
  return (
    <div className="relative border-rule border-b">
      <LozengeTexture id="heading-lozenges" cell={96} className="text-edge opacity-15" />
      <div className="reach">
        <div data-part="poster" className="reach-picture">
          <PosterCrop of="home" around={70} priority className="reach-door md:hidden" />
          <Artwork image={await loadPoster('home')} priority className="reach-house max-md:hidden" />
        </div>
        <LozengeBand id="heading-tiles" look={lozengeLooks.course} className="md:hidden" />
        {/* From 768 px, the number is the main action. */}
        <div data-part="hero-action" className="reach-words">
          <h1 className="reach-title">
            <UnbrokenWords text={t('pages.contact.title')} />
          </h1>
          <p className="reach-intro">{intro}</p>
          <PhoneLink className={`no-print mt-3 md:hidden ${buttonClass({ size: 'lg' })}`} />
          <PhoneLink className="reach-title reach-number" />
          {facts.length > 0 ? (
            <p className="reach-facts">
              {facts.map((fact) => (
                <span key={fact} className="lozenge-item">
                  {fact}
                </span>
              ))}
            </p>
          ) : null}
          <CallLink className={`reach-call ${buttonClass({ variant: 'secondary', size: 'lg' })}`}>
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
