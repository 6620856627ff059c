'use client'

import { buttonClass } from '@/components/ui/button'
import { Honeypot } from '@/components/ui/honeypot'
import type { TextLink } from '@/components/ui/linked-text'
import type { Locale } from '@/lib/i18n/locales'
import { type ContactVariant, contactFields } from '@/lib/leads/contact-form'
import { ContactControl } from './contact-control'
import { ContactStatus } from './contact-status'
import type { ContactLabels } from './labels'
import { useContactForm } from './use-contact-form'

export type ContactFormProps = {
  variant: ContactVariant
  locale: Locale
  /** Where requests go; null sends nothing. */
  endpoint: string | null
  labels: ContactLabels
  /** Phone and e-mail, offered when a request did not arrive. */
  links: readonly TextLink[]
}

/** A contact form: idle, submitting, and back (SPEC.md section 4). */
export function ContactForm(props: ContactFormProps) {
  const { variant, labels, links } = props
  const { formRef, buttonRef, register, errors, submitting, outcome, onInput, onSubmit } =
    useContactForm(props)
  return (
    <form
      ref={formRef}
      name="contact"
      noValidate
      data-state={submitting ? 'submitting' : 'idle'}
      onInput={onInput}
      onSubmit={onSubmit}
      // lib/early/form-input.ts may have marked the form before this code was there.
      suppressHydrationWarning
      className="relative grid gap-5 sm:grid-cols-2"
    >
      {contactFields[variant].map((name) => (
        <ContactControl
          key={name}
          name={name}
          labels={labels}
          problem={errors[name]?.message}
          registration={register(name)}
        />
      ))}
      <Honeypot label={labels.honeypot} />
      <p className="text-small text-slate sm:col-span-2">{labels.required}</p>
      <div className="grid gap-4 sm:col-span-2 sm:justify-items-start">
        <button
          ref={buttonRef}
          type="submit"
          disabled={submitting}
          className={`needs-script ${buttonClass({ size: 'lg' })} in-data-pending:animate-pulse`}
        >
          {submitting ? labels.sending : labels.submit}
        </button>
        <ContactStatus outcome={outcome} labels={labels} links={links} />
      </div>
    </form>
  )
}
