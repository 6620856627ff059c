import type { Messages } from 'next-intl'
import type { Locale } from '../i18n/locales'
import { loadMessages } from '../i18n/messages'
import { translatorOf } from '../i18n/translate'

type Names = keyof Messages['ribbon']['edit']

/** The words of the panel itself, and what a link says of its new tab. */
export type EditLabels = Record<Names | 'newTab', string>

export function editLabels(locale: Locale): EditLabels {
  const t = translatorOf(locale)
  const names = Object.keys(loadMessages(locale).ribbon.edit) as Names[]
  const labels = names.map((name) => [name, t(`ribbon.edit.${name}`)])
  return { ...Object.fromEntries(labels), newTab: t('common.newTab') } as EditLabels
}
