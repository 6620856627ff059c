import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showToast } from '@/components/ui/toaster'
import { locales } from '@/lib/i18n/locales'
import { type ContactVariant, contactFields } from '@/lib/leads/contact-form'
import { postLead } from '@/lib/leads/post-lead'
import { renderContact } from './render-contact'

jest.mock('@/lib/leads/post-lead')
jest.mock('@/components/ui/toaster', () => ({ loadToaster: jest.fn(async () => {}), showToast: jest.fn() }))
const post = jest.mocked(postLead)

beforeEach(() => {
  sessionStorage.clear()
  post.mockReset().mockResolvedValue({ kind: 'sent' })
  jest.mocked(showToast).mockClear()
})

afterEach(() => jest.restoreAllMocks())

const setup = () => userEvent.setup({ delay: null })
const typed = { firstName: 'Anne', lastName: 'Roy', email: 'anne@exemple.fr', message: 'Bonjour' }
type View = ReturnType<typeof renderContact>

async function fill(user: ReturnType<typeof setup>, view: View, values: Record<string, string> = typed) {
  for (const [name, value] of Object.entries(values)) await user.type(view.field(name), value)
}

const variants = Object.keys(contactFields) as ContactVariant[]
const pages = locales.flatMap((locale) => variants.map((variant) => ({ variant, locale })))

test.each(pages)('The form $variant has its fields, in $locale', ({ variant, locale }) => {
  const { form, labels, state, submit } = renderContact(variant, locale)
  const named = [...form.elements].map((field) => field.getAttribute('name')).filter(Boolean)
  expect(named).toEqual([...contactFields[variant], 'leaveEmpty'])
  expect(state()).toBe('idle')
  expect(submit()).toHaveAccessibleName(labels.submit)
})

describe('A contact form', () => {
  test('names what is missing next to each field and goes to the first', async () => {
    const user = setup()
    const { labels, field, submit } = renderContact()
    await user.click(submit())
    expect(await screen.findAllByText(labels.errors.required)).toHaveLength(4)
    expect(field('firstName')).toHaveFocus()
    for (const name of Object.keys(typed)) {
      expect(field(name)).toHaveAttribute('aria-invalid', 'true')
      expect(field(name)).toHaveAccessibleDescription(labels.errors.required)
    }
    expect(field('phone')).not.toHaveAttribute('aria-invalid')
    expect(post).not.toHaveBeenCalled()
  })

  test('names an address that is none, until it is one', async () => {
    const user = setup()
    const view = renderContact()
    await fill(user, view, { ...typed, email: 'anne' })
    await user.click(view.submit())
    await waitFor(() => expect(view.field('email')).toHaveAttribute('aria-invalid', 'true'))
    expect(view.field('email')).toHaveFocus()
    await user.type(view.field('email'), '@exemple.fr')
    await waitFor(() => expect(view.field('email')).not.toHaveAttribute('aria-invalid'))
  })

  test('sends once while it is sending, says so, then thanks and is empty', async () => {
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
    answer()
    await waitFor(() => expect(view.state()).toBe('idle'))
    expect(post).toHaveBeenCalledTimes(1)
    expect(post).toHaveBeenCalledWith('/forms', { ...typed, phone: '', formType: 'Contact Section - FR' })
    expect(screen.getByRole('status')).toHaveTextContent(view.labels.success.inline)
    const { title, text } = view.labels.success
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success', title, text }))
    for (const name of contactFields.standard) expect(view.field(name)).toHaveValue('')
    expect(sessionStorage).toHaveLength(0)
    await user.click(view.submit())
    expect(screen.getByRole('status')).toHaveTextContent(view.labels.success.inline)
    const later = performance.now() + 2000
    jest.spyOn(performance, 'now').mockReturnValue(later)
    await user.click(view.submit())
    expect(await screen.findAllByText(view.labels.errors.required)).toHaveLength(4)
    expect(post).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['failed', { kind: 'failed', reason: 500 }],
    ['was refused', { kind: 'refused', status: 400 }],
  ] as const)('keeps every value and offers other ways when it %s', async (_name, result) => {
    const user = setup()
    const view = renderContact()
    post.mockResolvedValue(result)
    await fill(user, view)
    await user.click(view.submit())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(view.labels.failure.text))
    const { title, text } = view.labels.failure
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error', title, text }))
    for (const [name, value] of Object.entries(typed)) expect(view.field(name)).toHaveValue(value)
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['tel:+33300000000', 'mailto:bonjour@exemple.fr'])
    post.mockResolvedValue({ kind: 'sent' })
    await user.click(view.submit())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(view.labels.success.inline))
    expect(post).toHaveBeenCalledTimes(2)
  })

  test('shows success to a machine that filled the hidden field, and sends nothing', async () => {
    const user = setup()
    const view = renderContact()
    await fill(user, view, { ...typed, leaveEmpty: 'x' })
    await user.click(view.submit())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(view.labels.success.inline))
    expect(post).not.toHaveBeenCalled()
  })

  test('comes back from its draft', async () => {
    const user = setup()
    const first = renderContact()
    await fill(user, first)
    first.unmount()
    const view = renderContact()
    for (const [name, value] of Object.entries(typed)) expect(view.field(name)).toHaveValue(value)
    await user.click(view.submit())
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1))
    expect(post.mock.calls[0]?.[1]).toMatchObject(typed)
  })
})
