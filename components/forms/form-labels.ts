import { brand, site, telHref } from '@/lib/build/site'
import { figureArguments } from '@/lib/business/figures'
import type { Translator } from '@/lib/i18n/translator'
import { contactLinks } from '../links/contact-links'

/** The texts and links that every lead form shows. */
export function formLabels(t: Translator) {
  const { phone, schedulingUrl } = site
  return {
    honeypot: t('forms.honeypot'),
    errors: { required: t('forms.errors.required'), email: t('forms.errors.email') },
    sending: t('contact.form.sending'),
    typos: {
      incomplete: t('forms.hints.incomplete'),
      several: t('forms.hints.several'),
      /** What comes before and after the suggested provider, which starts with the only @. */
      suggestion: withEmail((suggestion) => t('forms.hints.suggestion', { suggestion })),
    },
    next: {
      title: t('contact.next.title'),
      text: t('contact.next.text'),
      call: schedulingUrl
        ? { label: t('contact.info.call', figureArguments), href: schedulingUrl, newTab: t('common.callTab') }
        : null,
      phone: { label: t('contact.next.phone', { phone }), href: telHref(phone) },
    },
  }
}

/** What comes before and after the visitor's email address in a sentence. */
export const withEmail = (sentence: (email: string) => string) => sentence('@').split('@')

/** What follows the label of an optional field. */
export const optionalMark = (t: Translator) => `(${t('contact.form.optional')})`

/** The line under each form: purpose, recipient and rights, with a link to the whole notice. */
export function privacyLabels(t: Translator) {
  return {
    text: t('forms.privacy', { brand, email: site.email }),
    links: contactLinks(site),
    more: t('forms.privacyMore'),
  }
}

export type FormLabels = ReturnType<typeof formLabels>
export type PrivacyLabels = ReturnType<typeof privacyLabels>
