import { render, screen } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { ContactForm, type ContactFormProps } from '@/components/contact/contact-form'
import { contactLabels } from '@/components/contact/contact-labels'
import { type Locale, languages } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import type { ContactVariant } from '@/lib/leads/contact-form'

const reach = { phone: '+33 3 00 00 00 00', email: 'bonjour@exemple.fr' }

/** The form's props as its section makes them, from the real messages. */
export function contactProps(variant: ContactVariant = 'standard', locale: Locale = 'fr'): ContactFormProps {
  const t = createTranslator({ locale: languages[locale].intl, messages: loadMessages(locale) })
  return {
    variant,
    locale,
    endpoint: '/forms',
    labels: contactLabels(t, variant, reach),
    links: [
      { text: reach.phone, href: 'tel:+33300000000' },
      { text: reach.email, href: `mailto:${reach.email}` },
    ],
  }
}

/** Renders a contact form; gives its labels and its parts. */
export function renderContact(variant?: ContactVariant, locale?: Locale) {
  const props = contactProps(variant, locale)
  const { container, unmount } = render(<ContactForm {...props} />)
  const form = container.querySelector('form[name="contact"]') as HTMLFormElement
  return {
    labels: props.labels,
    unmount,
    form,
    state: () => form.dataset.state,
    field: (name: string) => form.elements.namedItem(name) as HTMLInputElement,
    submit: () => screen.getByRole('button'),
  }
}
