import { accountOf, type Range } from '../business/account'
import { amenities } from '../business/estimate'
import { figureArguments, figures } from '../business/figures'
import { cityOf, citySlugs } from '../content/cities'
import { facts } from '../content/facts'
import { formatPhone } from '../i18n/format-phone'
import type { Locale } from '../i18n/locales'
import type { Namespace, Texts } from '../i18n/texts'
import type { Translator } from '../i18n/translator'
import { type ContactField, type ContactVariant, contactFields } from '../leads/schemas'
import { contactLinks } from './contact-links'
import { brand, site, telHref } from './site'

/** What the browser fills in (`fillIn` of lib/i18n/texts.ts): the text keeps the name in braces. */
const later = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `{${name}}`]))

/** The messages of a namespace, formatted with the figures and `values`: an island receives finished texts. */
function textsOf<Name extends Namespace>(t: Translator, name: Name, values: object = {}): Texts<Name> {
  const format = (node: unknown, key: string): unknown =>
    typeof node === 'string'
      ? t(key as never, { ...figureArguments, ...values } as never)
      : Object.fromEntries(
          Object.entries(node as object).map(([name, inner]) => [name, format(inner, `${key}.${name}`)]),
        )
  return format(t.raw(name as never), name) as Texts<Name>
}

/** What follows the label of an optional field. */
const optionalMark = (t: Translator) => `(${t('contact.form.optional')})`

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

/** The texts of the estimator. */
export function estimatorLabels(t: Translator, locale: Locale) {
  const { email } = site
  const phone = formatPhone(site.phone, locale)
  return {
    ...textsOf(t, 'estimator', { phone, email, ...later('address', 'step', 'steps', 'label', 'value') }),
    types: textsOf(t, 'propertyTypes'),
    names: textsOf(t, 'amenities'),
    /** The sentence for each number of selected amenities, from none to all. */
    selected: Array.from({ length: amenities.length + 1 }, (_, count) => t('selectedAmenities', { count })),
    account: textsOf(t, 'account.terms', { linen: facts.linen.value ?? 'owner' }),
    kept: 100 - figures.commissionEssential.value,
    forms: formLabels(t, locale),
  }
}

/** The amounts of a range of gross income, as text. */
function amountsOf(t: Translator, gross: Range) {
  const { commission, share } = accountOf(gross, figures.commissionEssential.value)
  const text = (range: Range) => t('account.amounts', range)
  return { gross: text(gross), commission: text(commission), share: text(share) }
}

/** The account of all properties. */
export const averageAccount = (t: Translator) => ({
  title: t('account.average'),
  ...amountsOf(t, { min: figures.averageMin.value, max: figures.averageMax.value }),
})

/** The account of each area, with the names that visitors type: also "settons" for "lac-settons". */
export function areaAccounts(t: Translator) {
  return citySlugs.map((slug) => {
    const { income, communes } = cityOf(slug)
    return {
      account: { title: t('account.title', { at: t(`cities.${slug}.at`) }), ...amountsOf(t, income) },
      name: slug.replace('lac-', ''),
      towns: Object.keys(communes),
    }
  })
}

/** The messages of each contact form: title, intro and button. */
export const contactNamespaces = { standard: 'contact', short: 'contactShort', study: 'study' } as const

/** The fields of a contact form in reading order, with their texts. */
function fieldLabels(t: Translator, variant: ContactVariant) {
  const placeholders: { [Name in ContactField]?: string } = {
    phone: t('contact.form.phonePlaceholder'),
    message: t('contact.form.messagePlaceholder'),
    project: t('study.placeholder'),
  }
  return contactFields(variant).map(({ name, required }) => ({
    name,
    required,
    label: t(`contact.fields.${name}`),
    mark: required ? '' : optionalMark(t),
    placeholder: placeholders[name] ?? '',
    hint: name === 'phone' ? t('contact.form.phoneHint') : '',
    note: name === 'phone' ? t('contact.form.phoneNote') : '',
  }))
}

/** The texts of a contact form. */
export function contactLabels(t: Translator, locale: Locale, variant: ContactVariant) {
  const answer = { ...figureArguments, address: '{address}' }
  return {
    fields: fieldLabels(t, variant),
    required: t('contact.form.required'),
    submit: t(`${contactNamespaces[variant]}.submit`),
    success: t('contact.form.successInline'),
    answer: variant === 'study' ? t('study.answer', answer) : t('contact.form.answer', answer),
    toasts: textsOf(t, 'toasts'),
    forms: formLabels(t, locale),
  }
}
