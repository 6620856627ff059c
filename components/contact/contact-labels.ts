import { formLabels } from '@/components/forms/form-labels'
import { plans } from '@/lib/content/plans'
import type { Translator } from '@/lib/i18n/translate'
import type { ContactField, ContactVariant } from '@/lib/leads/contact-form'

type FieldLabels = Partial<Record<ContactField, { label: string; placeholder?: string }>>

function fieldLabels(t: Translator, variant: ContactVariant): FieldLabels {
  const phone = { label: t('contact.form.phone'), placeholder: t('contact.form.phonePlaceholder') }
  const message = { label: t('contact.form.message'), placeholder: t('contact.form.messagePlaceholder') }
  if (variant === 'short') {
    return {
      fullName: { label: t('contactShort.fullName') },
      email: { label: t('contactShort.email') },
      phone: { label: t('contactShort.phone') },
      propertyAddress: { label: t('contactShort.propertyAddress') },
      message: { ...message, label: t('contactShort.message') },
    }
  }
  const project = { label: t('study.project.label'), placeholder: t('study.project.placeholder') }
  return {
    firstName: { label: t('contact.form.firstName') },
    lastName: { label: t('contact.form.lastName') },
    email: { label: t('contact.form.email') },
    phone,
    ...(variant === 'study' ? { project } : { message }),
  }
}

/** How the message of somebody who chose a plan begins. */
export const planSentence = (t: Translator, plan: (typeof plans)[number]['key']) =>
  t('contact.plan', { plan: t(`pricing.plans.${plan}.name`) })

/** The sentences of a contact form, formatted on the server: the browser receives finished text. */
export function contactLabels(
  t: Translator,
  variant: ContactVariant,
  reach: { phone: string; email: string },
) {
  const submit = {
    standard: t('contact.form.submit'),
    short: t('contactShort.submit'),
    study: t('study.submit'),
  }
  return {
    ...formLabels(t),
    fields: fieldLabels(t, variant),
    required: t('contact.form.required'),
    optional: t('contact.form.optional'),
    submit: submit[variant],
    sending: t('contact.form.sending'),
    success: {
      title: variant === 'study' ? t('study.sentToast') : t('toasts.contact.success.title'),
      text: t('toasts.contact.success.text'),
      inline: t('contact.form.successInline'),
    },
    failure: {
      title: t('toasts.contact.error.title'),
      text: t('toasts.contact.error.text'),
      fallback: t('forms.fallback', reach),
    },
    errors: { required: t('forms.errors.required'), email: t('forms.errors.email') },
    toasts: t('toasts.region'),
    plans: plans.map(({ key }) => planSentence(t, key)),
  }
}

export type ContactLabels = ReturnType<typeof contactLabels>
