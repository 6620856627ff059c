import { figureArguments } from '@/lib/business/figures'
import { formatPhone } from '@/lib/i18n/format-phone'
import type { Locale } from '@/lib/i18n/locales'
import type { Namespace, Texts } from '@/lib/i18n/texts'
import type { Translator } from '@/lib/i18n/translator'
import { contactLinks } from '@/lib/site/contact-links'
import { brand, site, telHref } from '@/lib/site/site'

/** What the browser fills in (`fillIn` of lib/i18n/texts.ts): the text keeps the name in braces. */
export const later = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `{${name}}`]))

/** The messages of a namespace, formatted with the figures and `values`: an island receives finished texts. */
export function textsOf<Name extends Namespace>(t: Translator, name: Name, values: object = {}): Texts<Name> {
  const format = (node: unknown, key: string): unknown =>
    typeof node === 'string'
      ? t(key as never, { ...figureArguments, ...values } as never)
      : Object.fromEntries(
          Object.entries(node as object).map(([name, inner]) => [name, format(inner, `${key}.${name}`)]),
        )
  return format(t.raw(name as never), name) as Texts<Name>
}

/** What follows the label of an optional field. */
export const optionalMark = (t: Translator) => `(${t('contact.form.optional')})`

/** The texts and links that every lead form shows. */
export function formLabels(t: Translator, locale: Locale) {
  const { email, schedulingUrl } = site
  const phone = formatPhone(site.phone, locale)
  return {
    ...textsOf(t, 'forms', { brand, phone, email, ...later('suggestion') }),
    links: contactLinks(site, phone),
    mark: optionalMark(t),
    sending: t('contact.form.sending'),
    next: {
      ...textsOf(t, 'contact.next', { phone }),
      href: telHref(site.phone),
      call: schedulingUrl
        ? { label: t('contact.info.call', figureArguments), href: schedulingUrl, newTab: t('common.callTab') }
        : null,
    },
  }
}

export type FormLabels = ReturnType<typeof formLabels>
