import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locales } from '@/lib/i18n/locales'
import { postLead } from '@/lib/leads/post-lead'
import { type ContactVariant, contactFields, contactSchemas } from '@/lib/leads/schemas'
import { renderContact } from './render-contact'

jest.mock('@/lib/leads/post-lead')
const post = jest.mocked(postLead)

beforeEach(() => {
  sessionStorage.clear()
  post.mockReset().mockResolvedValue({ kind: 'sent' })
})
afterEach(() => jest.restoreAllMocks())

/** Text as queries see it: every kind of space is a plain one. */
const spaced = (text: string) => text.replace(/\s+/g, ' ')

/** Waits for a text in the live region beside the button. */
const expectStatus = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(spaced(text)))

/** Waits for a toast; toasts of earlier tests may still be there. */
const expectToast = async (title: string) =>
  expect((await screen.findAllByText(spaced(title))).length).toBeGreaterThan(0)

const setup = () => userEvent.setup({ delay: null })
const typed = { firstName: 'Anne', lastName: 'Roy', email: 'anne@exemple.fr', message: 'Bonjour' }
type View = ReturnType<typeof renderContact>

async function fill(user: ReturnType<typeof setup>, view: View, values: Record<string, string> = typed) {
  for (const [name, value] of Object.entries(values)) {
    await user.click(view.field(name))
    await user.paste(value)
  }
}

const variants = Object.keys(contactSchemas) as ContactVariant[]
const forms = locales.flatMap((locale) => variants.map((variant) => ({ variant, locale })))

test.each(forms)('the $variant form in $locale has its fields, each with a label', ({ variant, locale }) => {
  const { form, labels, state, submit, field } = renderContact(variant, locale)
  const named = [...form.elements].map((control) => control.getAttribute('name')).filter(Boolean)
  const fields = contactFields(variant).map(({ name }) => name)
  expect(named).toEqual([...fields, 'leaveEmpty'])
  for (const { name, label, mark, required } of labels.fields) {
    expect(field(name)).toHaveAccessibleName(`${label} ${mark}`)
    expect(field(name).required).toBe(required)
  }
  const phone = labels.fields.find(({ name }) => name === 'phone')
  expect(field('phone')).toHaveAccessibleDescription(spaced(phone?.hint ?? ''))
  expect(field('phone')).toHaveAttribute('placeholder', phone?.placeholder)
  expect(state()).toBe('idle')
  expect(submit()).toHaveAccessibleName(labels.submit)
})

test.each(variants)(
  'the %s form shows an error at each empty required field and focuses the first',
  async (variant) => {
    const { labels, field, submit } = renderContact(variant)
    await setup().click(submit())
    const required = labels.fields.filter((texts) => texts.required)
    expect(await screen.findAllByText(labels.errors.required)).toHaveLength(required.length)
    expect(field(required[0]?.name ?? '')).toHaveFocus()
    for (const { name, required: isRequired } of labels.fields) {
      if (!isRequired) expect(field(name)).not.toHaveAttribute('aria-invalid')
      else expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(labels.errors.required))
    }
    expect(post).not.toHaveBeenCalled()
  },
)

test('shows the error of an e-mail address until it is valid', async () => {
  const user = setup()
  const view = renderContact()
  await fill(user, view, { ...typed, email: 'anne' })
  await user.click(view.submit())
  await waitFor(() => expect(view.field('email')).toHaveAccessibleDescription(view.labels.errors.email))
  expect(view.field('email')).toHaveFocus()
  await user.type(view.field('email'), '@exemple.fr')
  await waitFor(() => expect(view.field('email')).not.toHaveAttribute('aria-invalid'))
})

test('sends one request at a time, then reports success and is empty', async () => {
  const user = setup()
  const view = renderContact()
  let answer = () => {}
  post.mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve({ kind: 'sent' })
    }),
  )
  await fill(user, view)
  await user.dblClick(view.submit())
  await waitFor(() => expect(view.state()).toBe('submitting'))
  expect(view.submit()).toBeDisabled()
  expect(view.submit()).toHaveAccessibleName(view.labels.sending)
  await user.type(view.field('firstName'), '{Enter}{Enter}')
  // A stopped clock: the clicks below come at the same instant as the answer, however slow the machine is.
  const answeredAt = performance.now()
  const clock = jest.spyOn(performance, 'now').mockReturnValue(answeredAt)
  answer()
  await waitFor(() => expect(view.state()).toBe('idle'))
  expect(post).toHaveBeenCalledTimes(1)
  await expectStatus(view.labels.success.inline)
  await expectToast(view.labels.success.title)
  expect(document.querySelector('[data-part="next-step"]')).toBeInTheDocument()
  for (const { name } of view.labels.fields) expect(view.field(name)).toHaveValue('')
  expect(sessionStorage).toHaveLength(0)

  // The second click of a double click is ignored; a later click submits the empty form.
  await user.click(view.submit())
  expect(view.field('firstName')).not.toHaveAttribute('aria-invalid')
  clock.mockReturnValue(answeredAt + 2000)
  await user.click(view.submit())
  expect(await screen.findAllByText(view.labels.errors.required)).toHaveLength(4)
  expect(post).toHaveBeenCalledTimes(1)
})

test('keeps the values of a request that was refused', async () => {
  const user = setup()
  const view = renderContact()
  post.mockResolvedValue({ kind: 'refused', status: 400 })
  await fill(user, view)
  await user.click(view.submit())
  await expectToast(view.labels.failure.title)
  for (const [name, value] of Object.entries(typed)) expect(view.field(name)).toHaveValue(value)
  expect(document.querySelector('[data-part="next-step"]')).not.toBeInTheDocument()
})

test('reports success to a machine that filled the honeypot, and sends nothing', async () => {
  const user = setup()
  const view = renderContact()
  await fill(user, view, { ...typed, leaveEmpty: 'x' })
  await user.click(view.submit())
  await expectStatus(view.labels.success.inline)
  expect(post).not.toHaveBeenCalled()
})

test('restores its own draft and sends the restored values', async () => {
  const user = setup()
  const first = renderContact()
  await fill(user, first)
  first.unmount()
  const other = renderContact('study')
  expect(other.field('firstName')).toHaveValue('')
  other.unmount()
  const view = renderContact()
  for (const [name, value] of Object.entries(typed)) expect(view.field(name)).toHaveValue(value)
  await user.click(view.submit())
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1))
  expect(post.mock.calls[0]?.[1]).toEqual({ ...typed, phone: '', formType: 'Contact Section - FR' })
})

test('starts the message with the chosen plan; another plan replaces it, and the text is kept', async () => {
  const user = setup()
  const first = renderContact()
  const [essential = '', prestige = ''] = first.labels.plans
  // The early script marks the document when a link of the prices is pressed, before the form's own listener.
  const choose = async (plan: string) => {
    document.documentElement.dataset.plan = plan
    await user.click(document.body)
  }
  await choose(essential)
  expect(first.field('message')).toHaveValue(`${essential}\n\n`)
  await user.type(first.field('message'), 'Bonjour')
  await choose(prestige)
  await user.click(document.body)
  first.unmount()
  expect(renderContact().field('message')).toHaveValue(`${prestige}\n\nBonjour`)
})
