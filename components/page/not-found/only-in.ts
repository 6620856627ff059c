import type { Locale } from '@/lib/i18n/locales'

/**
 * Hides the content of one language after the early script has picked another. Without scripts all languages show. The
 * class names are written out, because Tailwind finds them by reading the source.
 */
export const onlyIn: Record<Locale, string> = {
  fr: '[html[data-locale]:not([data-locale=fr])_&]:hidden',
  nl: '[html[data-locale]:not([data-locale=nl])_&]:hidden',
  en: '[html[data-locale]:not([data-locale=en])_&]:hidden',
}
