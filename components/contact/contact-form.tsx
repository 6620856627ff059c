import { useEffect, useRef, useState } from 'react'
import { countEvent } from '@/lib/browser/measure.browser'
import type { Locale } from '@/lib/i18n/locales'
import { fillIn } from '@/lib/i18n/texts'
import { cleanText } from '@/lib/leads/email'
import { formNames } from '@/lib/leads/form-names'
import { contactLead } from '@/lib/leads/payloads'
import {
  type ContactValues,
  type ContactVariant,
  contactFields,
  contactSchemas,
  isAnswer,
} from '@/lib/leads/schemas'
import { formEndpoint, postLead } from '@/lib/leads/send-lead.browser'
import { FormStatus } from '../forms/form-status'
import { Honeypot } from '../forms/honeypot'
import { NextStep } from '../forms/next-step'
import { SubmitButton } from '../forms/submit-button'
import { useDraftForm } from '../forms/use-draft-form'
import { useSubmission } from '../forms/use-submission'
import { ContactFields } from './contact-fields'
import type { ContactLabels } from './contact-labels'
import { closeDisclosures, openDisclosures } from './disclosures.browser'
import { requestIn } from './request-in'

/** Resolves to null if the code cannot be loaded: the status beside the button says the same. */
const loadToasts = () => import('./toasts.browser').catch(() => null)

type ContactFormProps = {
  variant: ContactVariant
  locale: Locale
  labels: ContactLabels
}

/** A contact form. Its states are idle and submitting. With the request of the gate in its message it asks for an estimate. */
export function ContactForm({ variant, locale, labels }: ContactFormProps) {
  const names = contactFields(variant).map(({ name }) => name)
  const { form, formRef, attributes } = useDraftForm<ContactValues>({
    name: formNames.contact,
    draft: `contact-${variant}`,
    schema: contactSchemas[variant],
    defaultValues: Object.fromEntries(names.map((name) => [name, ''])),
    // Loaded early, for a visitor who is offline when sending.
    onValues: (values) => Object.values(values).some(Boolean) && loadToasts(),
  })

  // In a preview, labels carry keys.
  const [sentence, label, sleeps] = [
    cleanText(labels.estimate.message),
    cleanText(labels.estimate.label),
    labels.estimate.sleeps,
  ]
  const [sent, setSent] = useState<ContactValues>({})
  const toastRef = useRef<HTMLDivElement>(null)
  const { outcome, onSubmit } = useSubmission(form, {
    async post(values) {
      const fields = names.map((name) => ({ name, label: labels.fields[name]?.label ?? name }))
      // What is not seen is not sent.
      const seen = Object.entries(values).filter(([name]) => requestOf(values) !== null || !isAnswer(name))
      const lead = contactLead(variant, Object.fromEntries(seen), locale, fields, sentence)
      const { kind } = await postLead(formEndpoint(), lead)
      if (kind === 'sent') countEvent('contact')
      return kind === 'sent'
    },
    afterwards(isSent, values) {
      if (isSent) setSent(values)
      const kind = isSent ? 'success' : 'error'
      const { contact, region } = labels.toasts
      loadToasts().then((toasts) => toasts?.showToast(toastRef.current, { kind, ...contact[kind] }, region))
    },
  })
  const { isSubmitting } = form.formState
  const requestOf = ({ message }: ContactValues) => requestIn(sentence, message, { label, sleeps })
  const values = form.watch()
  const request = requestOf(values)
  const isRequest = request !== null
  const hasPhone = Boolean(values.phone)
  const { answer } = requestOf(sent) === null ? labels : labels.estimate

  useEffect(() => {
    const element = formRef.current
    if (!isRequest || !element) return
    closeDisclosures(element)
    return () => openDisclosures(element)
  }, [isRequest, formRef])
  useEffect(() => {
    // A number that the browser has filled in, or that was restored, would be sent unseen.
    const field = formRef.current?.querySelector('[type="tel"]')
    if (hasPhone) field?.closest('details')?.setAttribute('open', '')
  }, [hasPhone, formRef])

  return (
    <form
      {...attributes}
      // The page then says what becomes of such a request, and not its own time of reply.
      data-estimate={isRequest || undefined}
      aria-labelledby={isRequest ? 'contact-title contact-note' : 'contact-title'}
      data-state={isSubmitting ? 'submitting' : 'idle'}
      onSubmit={onSubmit}
      className="relative grid grid-cols-2 gap-4 sm:gap-5"
    >
      <p className="col-span-2 text-muted text-small">{labels.required}</p>
      <ContactFields form={form} variant={variant} labels={labels} request={request} />
      <Honeypot label={labels.forms.honeypot} />
      <div className="col-span-2 grid sm:justify-items-start">
        <SubmitButton id="contact-submit" isSending={isSubmitting}>
          {isSubmitting ? labels.forms.sending : isRequest ? labels.estimate.submit : labels.submit}
        </SubmitButton>
        <FormStatus
          outcome={outcome}
          labels={labels.forms}
          failure={labels.toasts.contact.error.text}
          success={`${labels.success} ${fillIn(answer, { address: sent.email ?? '' })}`}
        >
          <div ref={toastRef} />
          {outcome === 'sent' ? (
            <div className="mt-4">
              <NextStep {...labels.forms.next} />
            </div>
          ) : null}
        </FormStatus>
      </div>
    </form>
  )
}
