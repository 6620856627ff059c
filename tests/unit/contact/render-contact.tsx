import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ContactForm } from '@/components/contact/contact-form'
import { contactLabels } from '@/components/contact/contact-labels'
import type { Locale } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import type { ContactVariant } from '@/lib/leads/contact-form'

/** The props that the contact section passes, from the real messages. */
export function contactProps(
  variant: ContactVariant = 'standard',
  locale: Locale = 'fr',
): ComponentProps<typeof ContactForm> {
  return {
    variant,
    locale,
    endpoint: '/forms',
    labels: contactLabels(translatorOf(locale), variant),
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
