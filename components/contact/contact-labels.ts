import { figureArguments } from '@/lib/business/figures'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { type ContactField, type ContactVariant, contactFields } from '@/lib/leads/schemas'
import { answerArguments } from '@/lib/site/facts'
import { formLabels, later, optionalMark, textsOf } from '../forms/form-labels'

/** The messages of each contact form: title, intro and button. */
export const contactNamespaces = { standard: 'contact', short: 'contactShort', study: 'study' } as const

type FieldTexts = Record<'label' | 'mark' | 'placeholder' | 'hint', string>

/** The texts of each field of a contact form. */
function fieldLabels(t: Translator, variant: ContactVariant): { [Name in ContactField]?: FieldTexts } {
  const placeholders: { [Name in ContactField]?: string } = {
    phone: t('contact.form.phonePlaceholder'),
    message: t('contact.form.messagePlaceholder'),
    project: t('study.placeholder'),
  }
  const texts = contactFields(variant).map(({ name, required }) => [
    name,
    {
      label: t(`contact.fields.${name}`),
      mark: required ? '' : optionalMark(t),
      placeholder: placeholders[name] ?? '',
      hint: name === 'phone' ? t('contact.form.phoneHint') : '',
    },
  ])
  return Object.fromEntries(texts)
}

/** The texts of a contact form. */
export function contactLabels(t: Translator, locale: Locale, variant: ContactVariant) {
  const answer = { ...figureArguments, address: '{address}', ...answerArguments() }
  return {
    fields: fieldLabels(t, variant),
    required: t('contact.form.required'),
    submit: t(`${contactNamespaces[variant]}.submit`),
    success: t('contact.form.successInline'),
    answer: variant === 'study' ? t('study.answer', answer) : t('contact.form.answer', answer),
    /** The form whose message is the request that the gate's second way writes. */
    estimate: {
      ...textsOf(t, 'estimateRequest', later('capacity')),
      label: t('estimator.sleepingCapacity.label'),
      message: t('estimator.gate.message'),
      answer: t('contact.form.estimate', answer),
    },
    toasts: textsOf(t, 'toasts'),
    forms: formLabels(t, locale),
  }
}

export type ContactLabels = ReturnType<typeof contactLabels>
