import { formLabels } from '@/components/forms/form-labels'
import { contactLinks } from '@/components/links/contact-links'
import { plans } from '@/lib/content/plans'
import type { Translator } from '@/lib/i18n/translate'
import type { ContactField, ContactVariant } from '@/lib/leads/contact-form'
import { site } from '@/lib/site'

type FieldLabels = { label: string; placeholder: string; hint: string }

/** Label, placeholder and hint of every field; the short form words some of them differently. */
function fieldLabels(t: Translator, variant: ContactVariant): Record<ContactField, FieldLabels> {
  const isShort = variant === 'short'
  const field = (label: string, placeholder = '', hint = '') => ({ label, placeholder, hint })
  return {
    firstName: field(t('contact.form.firstName')),
    lastName: field(t('contact.form.lastName')),
    fullName: field(t('contactShort.fullName')),
    email: field(t(isShort ? 'contactShort.email' : 'contact.form.email')),
    phone: field(
      t(isShort ? 'contactShort.phone' : 'contact.form.phone'),
      t('contact.form.phonePlaceholder'),
      t('contact.form.phoneNote'),
    ),
    propertyAddress: field(t('contactShort.propertyAddress')),
    message: field(
      t(isShort ? 'contactShort.message' : 'contact.form.message'),
      t('contact.form.messagePlaceholder'),
    ),
    project: field(t('study.project.label'), t('study.project.placeholder')),
  }
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
