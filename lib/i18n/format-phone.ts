import type { Locale } from './locales'

/** A phone number as readers of a language dial it, in groups: French pages show a French number without its country code. */
export function formatPhone(phone: string, locale: Locale): string {
  const [, national] = /^\+33\D*(\d(?:\D*\d){8})$/.exec(phone) ?? []
  if (!national) return phone
  const groups = `0${national.replace(/\D/g, '')}`.replace(/..(?=.)/g, '$&\u00a0')
  return locale === 'fr' ? groups : groups.replace('0', '+33\u00a0')
}
