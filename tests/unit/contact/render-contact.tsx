import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ContactForm } from '@/components/contact/contact-form'
import { contactLabels } from '@/components/contact/contact-labels'
import type { Locale } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import type { ContactVariant } from '@/lib/leads/contact-form'

const reach = { phone: '+33 3 00 00 00 00', email: 'bonjour@exemple.fr' }

/** The form's props as its section makes them, from the real messages. */
export function contactProps(
  variant: ContactVariant = 'standard',
  locale: Locale = 'fr',
): ComponentProps<typeof ContactForm> {
  return {
    variant,
    locale,
    endpoint: '/forms',
    labels: contactLabels(translatorOf(locale), variant, reach),
    links: [
      { text: reach.phone, href: 'tel:+33300000000' },
      { text: reach.email, href: `mailto:${reach.email}` },
    ],
    next: <p data-part="next-step">Et maintenant ?</p>,
  }
}

/** Renders a contact form; returns its labels and its parts. */
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
