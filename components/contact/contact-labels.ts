import type { Translator } from '@/lib/i18n/translator'
import type { ContactVariant } from '@/lib/leads/contact-form'
import type { ContactLabels } from './labels'

/** How a failed request may be made good. */
type Reach = { phone: string; email: string }

function fieldLabels(t: Translator, variant: ContactVariant): ContactLabels['fields'] {
  const phone = { label: t('contact.form.phone'), placeholder: t('contact.form.phonePlaceholder') }
  const message = { label: t('contact.form.message'), placeholder: t('contact.form.messagePlaceholder') }
  if (variant === 'short') {
    return {
      fullName: { label: t('contactShort.fullName') },
      email: { label: t('contactShort.email') },
      phone: { ...phone, label: t('contactShort.phone') },
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

/** The sentences of a contact form, formatted on the server: the browser receives finished text. */
export function contactLabels(t: Translator, variant: ContactVariant, reach: Reach): ContactLabels {
  const submit = {
    standard: t('contact.form.submit'),
    short: t('contactShort.submit'),
    study: t('study.submit'),
  }
  return {
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
    honeypot: t('forms.honeypot'),
    toasts: t('toasts.region'),
  }
}
