import { render } from '@testing-library/react'
import { ContactForm } from '@/components/contact/contact-form'
import { contactLabels } from '@/components/contact/contact-labels'
import { requestIn } from '@/components/contact/request-in'
import { translatorOf } from '@/lib/i18n/translate'
import { type ContactVariant, contactFields, contactSchemas } from '@/lib/leads/schemas'

test.each(Object.keys(contactSchemas) as ContactVariant[])(
  'every field of the %s form has its label, is required or marked as optional, and is open',
  (variant) => {
    const labels = contactLabels(translatorOf('fr'), 'fr', variant)
    const { container } = render(<ContactForm variant={variant} locale="fr" labels={labels} />)
    const form = container.querySelector('form')
    const fields = [...container.querySelectorAll<HTMLInputElement>(':is(input, textarea):not([tabindex])')]
    expect(fields.map(({ name }) => name)).toEqual(contactFields(variant).map(({ name }) => name))
    for (const { name, required } of contactFields(variant)) {
      const field = form?.elements.namedItem(name)
      const { label, mark } = labels.fields[name] ?? {}
      // A star is not read: screen readers say "required".
      expect(field).toHaveAccessibleName(`${label} ${mark}`.trim())
      expect(field).toHaveProperty('required', required)
    }
    expect(container.querySelector('details:not([open])')).toBeNull()
  },
)

test.each([
  ['', null],
  ['Bonjour', null],
  ['A request.', ''],
  ['Bonjour,\nA request.\nPlace : 71400\nBeds: 6\nPool, gym', '71400, sleeps 6, Pool, gym'],
  ['A request.\nPlace : Le Mas : nord\n\nMy own words.', 'Le Mas : nord'],
])('finds the request and its answers in %j', (message, answers) => {
  expect(requestIn('A request.', message, { label: 'Beds', sleeps: 'sleeps {capacity}' })).toBe(answers)
})
