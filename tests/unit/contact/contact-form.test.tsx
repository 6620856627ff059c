import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ContactForm } from '@/components/contact/contact-form'
import { contactLabels } from '@/components/contact/contact-labels'
import { requestIn } from '@/components/contact/request-in'
import { translatorOf } from '@/lib/i18n/translate'
import { typeInto } from '@/lib/leads/drafts.browser'
import { type ContactVariant, contactFields, contactSchemas } from '@/lib/leads/schemas'

/** Renders a contact form with the real messages, and returns its labels and parts. */
function renderContact(variant: ContactVariant = 'standard') {
  const labels = contactLabels(translatorOf('fr'), 'fr', variant)
  const { container } = render(<ContactForm variant={variant} locale="fr" labels={labels} />)
  const form = container.querySelector('form') as HTMLFormElement
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const type = (name: string, text: string) => act(async () => typeInto(field(name), text))
  /** Whether the field can be seen. */
  const isOpen = (name: string) => field(name).closest('details')?.open
  return { labels, form, field, type, isOpen }
}

test.each(Object.keys(contactSchemas) as ContactVariant[])(
  'every field of the %s form has its label, is required or marked as optional, and is open',
  (variant) => {
    const { labels, form, field } = renderContact(variant)
    const names = contactFields(variant).map(({ name }) => name)
    expect(
      [...form.querySelectorAll(':is(input, textarea):not([tabindex])')].map((one) =>
        one.getAttribute('name'),
      ),
    ).toEqual(names)
    for (const { name, required } of contactFields(variant)) {
      const { label, mark } = labels.fields[name] ?? {}
      // A star is not read: screen readers say "required".
      expect(field(name)).toHaveAccessibleName(required ? label : `${label} ${mark}`)
      expect(field(name).required).toBe(required)
    }
    expect(form.querySelector('details:not([open])')).toBeNull()
  },
)

test.each(['standard', 'short'] as const)(
  'the %s form folds the request of the gate and the phone, until the request is taken out',
  async (variant) => {
    const { labels, form, type, isOpen } = renderContact(variant)
    await type('message', `${labels.estimate.message}\nCommune : Autun`)
    await waitFor(() => expect(form).toHaveAttribute('data-estimate'))
    expect(['message', 'phone'].map(isOpen)).toEqual([false, false])
    expect(screen.getByRole('button', { name: labels.estimate.submit })).toBeVisible()
    // Autofill, or a draft.
    await type('phone', '06 12')
    expect(['message', 'phone'].map(isOpen)).toEqual([false, true])
    await type('message', 'Bonjour')
    expect(form).not.toHaveAttribute('data-estimate')
    expect(['message', 'phone'].map(isOpen)).toEqual([true, true])
    expect(screen.getByRole('button', { name: labels.submit })).toBeVisible()
  },
)

test('does not close over the visitor who types the request, and opens for an error', async () => {
  const { labels, form, field, type, isOpen } = renderContact()
  field('message').focus()
  await type('message', labels.estimate.message)
  await waitFor(() => expect(form).toHaveAttribute('data-estimate'))
  expect(isOpen('message')).toBe(true)
  expect(field('message')).toHaveFocus()
  for (const details of form.querySelectorAll('details')) details.open = false
  for (const name of ['firstName', 'lastName']) await type(name, 'Anne')
  await type('email', 'anne@exemple.fr')
  await type('message', '')
  for (const details of form.querySelectorAll('details')) details.open = false
  await act(async () => fireEvent.submit(form))
  await waitFor(() => expect(isOpen('message')).toBe(true))
  expect(field('message')).toHaveFocus()
})

test.each([
  ['', null],
  ['Bonjour', null],
  ['A request.', ''],
  ['Bonjour,\nA request.\nPlace : Autun\nBeds: 6\nPool, gym', 'Autun, Beds: 6, Pool, gym'],
  ['A request.\nPlace : Le Mas : nord\n\nMy own words.', 'Le Mas : nord'],
])('finds the request and its answers in %j', (message, answers) => {
  expect(requestIn('A request.', message)).toBe(answers)
})
