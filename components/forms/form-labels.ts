import { figureArguments } from '@/lib/business/figures'
import type { Translator } from '@/lib/i18n/translate'
import { brand, site, telHref } from '@/lib/site'
import { contactLinks } from '../links/contact-links'

/** The texts and links that every lead form shows. */
export function formLabels(t: Translator) {
  const { phone, schedulingUrl } = site
  return {
    honeypot: t('forms.honeypot'),
    sending: t('contact.form.sending'),
    typos: {
      incomplete: t('forms.hints.incomplete'),
      several: t('forms.hints.several'),
      /** What comes before and after the suggested provider, which starts with the only @. */
      suggestion: t('forms.hints.suggestion', { suggestion: '@' }).split('@'),
    },
    next: {
      title: t('contact.next.title'),
      text: t('contact.next.text'),
      call: schedulingUrl
        ? { label: t('contact.next.call', figureArguments), href: schedulingUrl, newTab: t('common.callTab') }
        : null,
      phone: { label: t('contact.next.phone', { phone }), href: telHref(phone) },
    },
  }
}

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
