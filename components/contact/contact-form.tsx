'use client'

import { useCallback, useState } from 'react'
import { Honeypot } from '@/components/forms/honeypot'
import { Status } from '@/components/forms/status'
import { loadToasts, ToastHost } from '@/components/forms/toast-host'
import type { Notice } from '@/components/forms/toasts'
import { useLeadForm } from '@/components/forms/use-lead-form'
import { buttonClass } from '@/components/ui/button'
import type { Locale } from '@/lib/i18n/locales'
import { type ContactValues, type ContactVariant, contactForms } from '@/lib/leads/contact-form'
import { contactPayload } from '@/lib/leads/contact-payload'
import { postLead } from '@/lib/leads/post-lead'
import { announce } from '@/lib/measure/announce'
import { campaignOfPage, withCampaign } from '@/lib/measure/campaign'
import { ContactControl } from './contact-control'
import type { ContactLabels } from './contact-labels'
import { contactResolver, loadSchemaResolver } from './contact-resolver'
import { useChosenPlan } from './use-chosen-plan'

type ContactFormProps = {
  variant: ContactVariant
  locale: Locale
  /** The form endpoint; null sends nothing. */
  endpoint: string | null
  labels: ContactLabels
}

/** A visitor who goes offline before sending still sees the errors and the toast. */
function preload() {
  loadSchemaResolver().catch(() => {})
  loadToasts()
}

/** A contact form: idle, submitting, and back. */
export function ContactForm({ variant, locale, endpoint, labels }: ContactFormProps) {
  const { fields, optional, text } = contactForms[variant]
  const [notice, setNotice] = useState<Notice | null>(null)

  async function send(values: ContactValues, trapped: boolean) {
    const lead = contactPayload(variant, values, locale)
    const receiver = withCampaign(endpoint, campaignOfPage())
    const sent = trapped || (await postLead(receiver, lead)).kind === 'sent'
    if (sent && !trapped) announce('contact')
    const { title, text: words } = sent ? labels.success : labels.failure
    setNotice({ kind: sent ? 'success' : 'error', title, text: words })
    return sent
  }

  const form = useLeadForm<ContactValues>({
    draft: `contact-${variant}`,
    fields,
    resolver: contactResolver(variant),
    preload,
    send,
  })
  const { formRef, register, getValues, setValue, errors, submitting, outcome, sync } = form

  const beginMessage = useCallback(
    (begin: (message: string) => string) => {
      setValue(text, begin(getValues(text) ?? ''))
      sync()
    },
    [text, getValues, setValue, sync],
  )
  useChosenPlan(labels.plans, beginMessage)

  return (
    <form
      ref={formRef}
      name="contact"
      noValidate
      data-state={submitting ? 'submitting' : 'idle'}
      onInput={sync}
      onSubmit={form.onSubmit}
      // lib/early/early-input.ts may have marked it as busy.
      suppressHydrationWarning
      className="relative grid grid-cols-2 gap-4 sm:gap-5"
    >
      {fields.map((name) => (
        <ContactControl
          key={name}
          name={name}
          optional={optional.includes(name)}
          labels={labels}
          problem={errors[name]?.message}
          registration={register(name)}
        />
      ))}
      <Honeypot label={labels.honeypot} />
      <p className="col-span-2 text-small text-slate">{labels.required}</p>
      <div className="col-span-2 grid gap-4 sm:justify-items-start">
        <button
          ref={form.buttonRef}
          type="submit"
          disabled={submitting}
          className={`needs-script ${buttonClass({ size: 'lg' })} in-aria-busy:animate-pulse`}
        >
          {submitting ? labels.sending : labels.submit}
        </button>
        <Status
          outcome={outcome}
          success={labels.success.inline}
          failure={labels.failure}
          next={labels.next}
        />
      </div>
      <ToastHost notice={notice} region={labels.toasts} />
    </form>
  )
}
