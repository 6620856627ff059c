import { site } from '@/lib/build/site'
import { figureArguments } from '@/lib/business/figures'
import type { Plan } from '@/lib/content/plans'
import type { Translator } from '@/lib/i18n/translator'
import { type ContactField, type ContactVariant, contactFields } from '@/lib/leads/schemas'
import { formLabels, optionalMark, withEmail } from '../forms/form-labels'
import { contactLinks } from '../links/contact-links'

/** The messages of each variant: title, intro and button. */
export const contactNamespaces = { standard: 'contact', short: 'contactShort', study: 'study' } as const

/** The fields of a form in reading order, with their texts. */
function fieldLabels(t: Translator, variant: ContactVariant) {
  const placeholders: { [Name in ContactField]?: string } = {
    phone: t('contact.form.phonePlaceholder'),
    message: t('contact.form.messagePlaceholder'),
    project: t('study.placeholder'),
  }
  return contactFields(variant).map(({ name, required }) => ({
    name,
    required,
    label: t(`contact.fields.${name}`),
    mark: required ? '' : optionalMark(t),
    placeholder: placeholders[name] ?? '',
    hint: name === 'phone' ? t('contact.form.phoneHint') : '',
    note: name === 'phone' ? t('contact.form.phoneNote') : '',
  }))
}

/** The first sentence of the message after a visitor has chosen a plan. */
export const planSentence = (t: Translator, plan: Plan['key']) =>
  t('contact.plan', { plan: t(`pricing.plans.${plan}.name`) })

/** The texts of a contact form, formatted on the server: the browser receives finished text. */
export function contactLabels(t: Translator, variant: ContactVariant) {
  return {
    ...formLabels(t),
    fields: fieldLabels(t, variant),
    required: t('contact.form.required'),
    submit: t(`${contactNamespaces[variant]}.submit`),
    success: {
      title: t('toasts.contact.success.title'),
      text: t('toasts.contact.success.text'),
      inline: t('contact.form.successInline'),
      answer: withEmail((email) =>
        t(variant === 'study' ? 'study.answer' : 'contact.form.answer', { ...figureArguments, email }),
      ),
    },
    failure: {
      title: t('toasts.contact.error.title'),
      text: t('toasts.contact.error.text'),
      fallback: t('forms.fallback', { phone: site.phone, email: site.email }),
      links: contactLinks(site),
    },
    toasts: t('toasts.region'),
  }
}

export type ContactLabels = ReturnType<typeof contactLabels>
