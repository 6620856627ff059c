import { plans } from '@/lib/content/plans'
import type { Translator } from '@/lib/i18n/translate'
import { type ContactField, type ContactVariant, contactFields } from '@/lib/leads/schemas'
import { site } from '@/lib/site'
import { formLabels } from '../forms/form-labels'
import { contactLinks } from '../links/contact-links'

/** The fields of a form in reading order, each with its label and, for some, a placeholder and a hint. */
function fieldLabels(t: Translator, variant: ContactVariant) {
  const phone = { placeholder: t('contact.form.phonePlaceholder'), hint: t('contact.form.phoneNote') }
  const message = { placeholder: t('contact.form.messagePlaceholder') }
  const project = { placeholder: t('study.placeholder') }
  const texts: { [Name in ContactField]?: { placeholder: string; hint?: string } } = {
    phone,
    message,
    project,
  }
  return contactFields(variant).map((field) => ({
    ...field,
    label: t(`contact.fields.${field.name}`),
    placeholder: texts[field.name]?.placeholder ?? '',
    hint: texts[field.name]?.hint ?? '',
  }))
}

/** The first sentence of the message after a visitor has chosen a plan. */
export const planSentence = (t: Translator, plan: (typeof plans)[number]['key']) =>
  t('contact.plan', { plan: t(`pricing.plans.${plan}.name`) })

/** The texts of a contact form, formatted on the server: the browser receives finished text. */
export function contactLabels(t: Translator, variant: ContactVariant) {
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
      fallback: t('forms.fallback', { phone: site.phone, email: site.email }),
      links: contactLinks,
    },
    errors: { required: t('forms.errors.required'), email: t('forms.errors.email') },
    toasts: t('toasts.region'),
    plans: plans.map(({ key }) => planSentence(t, key)),
  }
}

export type ContactLabels = ReturnType<typeof contactLabels>
