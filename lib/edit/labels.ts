import type { Locale } from '../i18n/locales'
import { translatorOf } from '../i18n/translate'

const names = [
  'start',
  'hint',
  'back',
  'stop',
  'press',
  'values',
  'setting',
  'missing',
  'search',
  'found',
  'unseen',
  'pageTitle',
  'description',
  'shareImage',
  'picture',
  'label',
  'placeholder',
] as const

/** The words of the panel itself, and what a link says of its new tab. */
export type EditLabels = Record<(typeof names)[number] | 'newTab', string>

export function editLabels(locale: Locale): EditLabels {
  const t = translatorOf(locale)
  const labels = names.map((name) => [name, t(`ribbon.edit.${name}`)])
  return { ...Object.fromEntries(labels), newTab: t('common.newTab') } as EditLabels
}
