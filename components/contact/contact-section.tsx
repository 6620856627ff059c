import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import type { CitySlug } from '@/lib/content/cities'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { FaqKey } from '@/lib/i18n/faq'
import type { ContactVariant } from '@/lib/leads/schemas'
import { answerArguments } from '@/lib/site/facts'
import { Argument } from '../blocks/argument'
import { FirstQuestions } from '../blocks/first-questions'
import { HouseFrame } from '../estimator/house-frame'
import { formLabels } from '../forms/form-labels'
import { NoScriptNote } from '../forms/no-script-note'
import { PrivacyNote } from '../forms/privacy-note'
import { Island } from '../islands/island'
import { Section } from '../ui/section'
import { UnbrokenWords } from '../ui/unbroken-words'
import { ContactInfo } from './contact-info'
import { contactLabels, contactNamespaces } from './contact-labels'

type ContactSectionProps = {
  /** The city of a city page, which has the short form. */
  city?: CitySlug
  variant?: ContactVariant
  /** Questions after the form, which the page answers nowhere else. */
  questions?: readonly FaqKey[]
  /** `hidden` on the contact page, whose own heading says the same. */
  heading?: 'hidden'
}

/** The contact block: the form of its variant, and every other way to reach the company. */
export async function ContactSection(props: ContactSectionProps) {
  const { city, variant = city ? 'short' : 'standard', questions = [], heading } = props
  const isStudy = variant === 'study'
  const t = await getTranslations()
  const locale = await currentLocale()
  const copy = contactNamespaces[variant]
  const intro = t(`${copy}.intro`, { ...figureArguments, ...answerArguments() })
  const title = t(`${copy}.title`, { at: city ? t(`cities.${city}.at`) : '' })
  return (
    <Section
      id="contact"
      title={title}
      intro={heading ? undefined : intro}
      heading={heading}
      // A request for an estimate is answered at another hour, which the note says, and the form once it is sent.
      introClass="in-[section:has([data-estimate])]:hidden in-[section:has([data-part=next-step])]:invisible"
      // On phones, the first field follows the heading of the contact page at once.
      className={heading ? 'max-md:pt-3.5' : undefined}
    >
      <div className="grid gap-6 lg:grid-cols-[7fr_4fr] lg:gap-16">
        <div className="grid content-start gap-6">
          {isStudy ? null : (
            <div
              id="contact-note"
              className="hidden items-center gap-4 border-highlight border-l-4 bg-card p-4 in-[section:has([data-estimate])]:flex"
            >
              {heading ? null : <HouseFrame className="w-2/5 max-w-60 shrink-0 rounded-sm" />}
              <div>
                <h3 tabIndex={-1} className="text-h3">
                  {t('estimateRequest.title')}
                </h3>{' '}
                <p className="mt-1.5 text-pretty">
                  <UnbrokenWords text={t('estimateRequest.text', figureArguments)} />
                </p>
              </div>
            </div>
          )}
          <NoScriptNote />
          <Island name="ContactForm" props={{ variant, locale, labels: contactLabels(t, locale, variant) }} />
          <PrivacyNote labels={formLabels(t, locale)} />
          {questions.length > 0 ? <FirstQuestions questions={questions} /> : null}
        </div>
        <div className="grid gap-6 self-start lg:sticky lg:top-28">
          {isStudy ? null : <Argument />}
          <ContactInfo hasCall={!heading} />
        </div>
      </div>
    </Section>
  )
}
