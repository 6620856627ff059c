import type { Locale } from './locales'

/** A phone number as readers of a language dial it: French pages show a French number without its country code. */
export function formatPhone(phone: string, locale: Locale): string {
  const [, national] = /^\+33\D*(\d(?:\D*\d){8})$/.exec(phone) ?? []
  if (locale !== 'fr' || !national) return phone
  return `0${national.replace(/\D/g, '')}`.replace(/..(?=.)/g, '$&\u00a0')
}
