import type { Translator } from '@/lib/i18n/translate'

/** What both lead forms say, formatted on the server; `@@` stands for the suggested address. */
export function formLabels(t: Translator) {
  return {
    honeypot: t('forms.honeypot'),
    hints: { dot: t('forms.hints.dot'), suggestion: t('forms.hints.suggestion', { suggestion: '@@' }) },
  }
}

export type FormLabels = ReturnType<typeof formLabels>
