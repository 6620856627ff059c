import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { ContactForm } from '@/components/contact/contact-form'
import { contactLabels } from '@/components/contact/contact-labels'
import { translatorOf } from '@/lib/i18n/translate'
import { type ContactVariant, contactSchemas } from '@/lib/leads/schemas'
import { type PostResult, postLead } from '@/lib/leads/send-lead.browser'
import { normaliseSpaces } from '../../normalise-spaces'
import { collectCountedEvents } from '../browser/collect-counted-events'

jest.mock('@/lib/leads/send-lead.browser')
const post = jest.mocked(postLead)
const user = userEvent.setup({ delay: null })

const counted = collectCountedEvents()
beforeEach(() => post.mockResolvedValue({ kind: 'sent' }))

const typed = { firstName: 'Anne', lastName: 'Roy', email: 'anne@exemple.fr', message: 'Bonjour' }

/** Renders a contact form with the real messages, and returns its labels and parts. */
function renderContact(variant: ContactVariant = 'standard') {
  const labels = contactLabels(translatorOf('fr'), 'fr', variant)
  const { container, unmount } = render(<ContactForm variant={variant} locale="fr" labels={labels} />)
  const form = container.querySelector('form') as HTMLFormElement
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  async function fill(values: Record<string, string> = typed) {
    for (const [name, value] of Object.entries(values)) {
      await user.click(field(name))
      await user.paste(value)
    }
  }
  const send = () => user.click(form.querySelector('[type="submit"]') as HTMLElement)
  return { labels, unmount, field, fill, send }
}

/** Leaves the draft of a contact form that was filled in and not sent. */
async function leaveDraft(values = typed) {
  const { fill, unmount } = renderContact()
  await fill(values)
  unmount()
}

/** Waits for the message of success in the live region beside the button. */
const expectSuccess = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(normaliseSpaces(text)))

test.each(Object.keys(contactSchemas) as ContactVariant[])(
  'every field of the %s form has its label, and is required or marked as optional',
  (variant) => {
    const { labels, field } = renderContact(variant)
    for (const { name, label, mark, required } of labels.fields) {
      // A star is not read: screen readers say "required".
      expect(field(name)).toHaveAccessibleName(required ? label : `${label} ${mark}`)
      expect(field(name).required).toBe(required)
    }
  },
)

test('suggests a correction of an email address in the draft, and makes it by a button', async () => {
  await leaveDraft({ ...typed, email: 'anne@gmial.com' })
  const { field } = renderContact()
  const suggestion = /@gmail\.com/
  await waitFor(() => expect(field('email')).toHaveAccessibleDescription(suggestion))
  await user.type(field('email'), '{Backspace}')
  expect(field('email')).toHaveAccessibleDescription('')
  await user.type(field('email'), 'm')
  await user.tab()
  await waitFor(() => expect(field('email')).toHaveAccessibleDescription(suggestion))
  await user.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  expect(field('email')).toHaveFocus()
  expect(field('email')).toHaveValue('anne@gmail.com')
  expect(field('email')).toHaveAccessibleDescription('')
})

test('knows a request that comes from the gate in a draft, and answers with the promise of the estimate', async () => {
  const { request, answer } = contactLabels(translatorOf('fr'), 'fr', 'standard').estimate
  await leaveDraft({ ...typed, message: `Bonjour,\n${request}\nAutun` })
  const { field, send } = renderContact()
  const form = field('message').form
  await waitFor(() => expect(form).toHaveAttribute('data-estimate'))
  await send()
  await expectSuccess(answer.replace('{address}', typed.email))
  expect(field('message')).toHaveValue('')
  expect(form).toHaveAttribute('data-estimate')
})

test('ignores the second click of a double click after a success, but not a later click', async () => {
  const { labels, field, fill, send } = renderContact()
  const clock = jest.spyOn(performance, 'now').mockReturnValue(5000)
  await fill()
  await send()
  await expectSuccess(labels.success)
  expect(field('message').form).not.toHaveAttribute('data-estimate')
  await send()
  expect(field('firstName')).not.toHaveAttribute('aria-invalid')
  clock.mockReturnValue(7000)
  await send()
  expect(await screen.findAllByText(labels.forms.errors.required)).toHaveLength(4)
  // The success of the first request must not show beside the errors of the second.
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(post).toHaveBeenCalledTimes(1)
})

test('keeps what is typed during the request', async () => {
  const { labels, field, fill, send } = renderContact()
  let answer = (_result: PostResult) => {}
  post.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await fill()
  await send()
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1))
  await user.type(field('message'), ' encore')
  answer({ kind: 'sent' })
  await expectSuccess(labels.success)
  expect(field('message')).toHaveValue('Bonjour encore')
  expect(field('message')).toHaveFocus()
})

test('keeps what was typed before hydration, and fills only the other fields from the draft of its own', async () => {
  await leaveDraft()
  const study = renderContact('study')
  expect(study.field('firstName')).toHaveValue('')
  study.unmount()
  const labels = contactLabels(translatorOf('fr'), 'fr', 'standard')
  const form = <ContactForm variant="standard" locale="fr" labels={labels} />
  const container = document.body.appendChild(document.createElement('div'))
  container.append(document.createRange().createContextualFragment(renderToString(form)))
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)
  Object.assign(field('firstName') ?? {}, { value: 'Marie' })
  Object.assign(field('email') ?? {}, { value: 'marie@gmial.com' })
  field('email')?.focus()
  render(form, { container, hydrate: true })
  await waitFor(() => expect(field('lastName')).toHaveValue('Roy'))
  expect(field('firstName')).toHaveValue('Marie')
  // Not before the visitor has left the field.
  expect(field('email')).toHaveAccessibleDescription('')
  await user.tab()
  await waitFor(() => expect(field('email')).toHaveAccessibleDescription(/@gmail\.com/))
})

test.each<[string, posts: number, inject: (honeypot: HTMLInputElement) => unknown]>([
  ['a program has filled in the honeypot', 0, (honeypot) => (honeypot.value = 'x')],
  ['the request throws', 1, () => post.mockRejectedValueOnce(new Error('injected'))],
])('fails uncounted if %s, and the next press sends', async (_what, posts, inject) => {
  jest.spyOn(console, 'error').mockImplementation()
  const { labels, field, fill, send } = renderContact()
  await fill()
  inject(field('leaveEmpty'))
  await send()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(labels.toasts.contact.error.text))
  for (const { href } of labels.forms.links)
    expect(document.querySelector(`[role="status"] + p a[href="${href}"]`)).toBeVisible()
  expect(post).toHaveBeenCalledTimes(posts)
  expect(counted).toEqual([])
  expect(field('message')).toHaveValue(typed.message)
  await send()
  await expectSuccess(labels.success)
  expect(post).toHaveBeenCalledTimes(posts + 1)
  expect(counted).toEqual(['contact'])
})
