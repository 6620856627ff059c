import { render, screen } from '@testing-library/react'
import { ContactForm } from '@/components/contact/contact-form'
import { contactLabels } from '@/components/contact/contact-labels'
import type { Locale } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import type { ContactVariant } from '@/lib/leads/schemas'

/** Renders a contact form with the real messages, and returns its labels and parts. */
export function renderContact(variant: ContactVariant = 'standard', locale: Locale = 'fr') {
  const labels = contactLabels(translatorOf(locale), variant)
  const props = { variant, locale, endpoint: '/forms', labels }
  const { container, unmount } = render(<ContactForm {...props} />)
  const form = container.querySelector('form[name="contact"]') as HTMLFormElement
  return {
    labels,
    unmount,
    form,
    state: () => form.dataset.state,
    field: (name: string) => form.elements.namedItem(name) as HTMLInputElement,
    submit: () => screen.getByRole('button'),
  }
}
