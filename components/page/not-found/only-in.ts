import type { Locale } from '@/lib/i18n/locales'

/**
 * Hides what is in one language once the early script has picked another; without scripts nothing is picked
 * and every language shows. Written out, because the style sheet is made from the names found in the code.
 */
export const onlyIn: Record<Locale, string> = {
  fr: '[html[data-locale]:not([data-locale=fr])_&]:hidden',
  nl: '[html[data-locale]:not([data-locale=nl])_&]:hidden',
  en: '[html[data-locale]:not([data-locale=en])_&]:hidden',
}
