import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import { type ContactVariant, contactForms } from '@/lib/leads/contact-form'
import { postLead } from '@/lib/leads/post-lead'
import { site, telHref } from '@/lib/site'
import { contactProps, renderContact } from './render-contact'

jest.mock('@/lib/leads/post-lead')
const post = jest.mocked(postLead)

beforeEach(() => {
  sessionStorage.clear()
  post.mockReset().mockResolvedValue({ kind: 'sent' })
})
afterEach(() => jest.restoreAllMocks())

/** Text as queries see it: every kind of space is a plain one. */
const spaced = (text: string) => text.replace(/\s+/g, ' ')

/** What stands beside the button, once it says what became of the request. */
const told = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(spaced(text)))

/** A toast says the same; those of the tests before may still be there. */
const toasted = async (title: string) =>
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

const variants = Object.keys(contactForms) as ContactVariant[]
const forms = locales.flatMap((locale) => variants.map((variant) => ({ variant, locale })))

test.each(forms)('The form $variant has its fields, in $locale', ({ variant, locale }) => {
  const { form, labels, state, submit } = renderContact(variant, locale)
  const named = [...form.elements].map((field) => field.getAttribute('name')).filter(Boolean)
  expect(named).toEqual([...contactForms[variant].fields, 'leaveEmpty'])
  expect(state()).toBe('idle')
  expect(submit()).toHaveAccessibleName(labels.submit)
})

test.each(forms)(
  'The form $variant in $locale states what the phone number is used for',
  ({ variant, locale }) => {
    const { field } = renderContact(variant, locale)
    const note = translatorOf(locale)('contact.form.phoneNote')
    expect(field('phone')).toHaveAccessibleDescription(spaced(note))
  },
)

describe('A contact form', () => {
  test.each([
    ['standard', ['firstName', 'lastName', 'email', 'message'], ['phone']],
    ['short', ['phone', 'fullName', 'email'], ['propertyAddress', 'message']],
  ] as const)(
    '%s names what is missing at each field and goes to the first',
    async (variant, needed, open) => {
      const { labels, field, submit } = renderContact(variant)
      await setup().click(submit())
      expect(await screen.findAllByText(labels.errors.required)).toHaveLength(needed.length)
      expect(field(needed[0])).toHaveFocus()
      for (const name of needed) {
        expect(field(name)).toBeRequired()
        expect(field(name)).toHaveAttribute('aria-invalid', 'true')
        expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(labels.errors.required))
      }
      for (const name of open) {
        expect(field(name)).not.toBeRequired()
        expect(field(name)).not.toHaveAttribute('aria-invalid')
      }
      expect(post).not.toHaveBeenCalled()
    },
  )

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

  test('sends once while it is sending, says so, then thanks, is empty and says what follows', async () => {
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
    await told(view.labels.success.inline)
    await toasted(view.labels.success.title)
    expect(document.querySelector('[data-part="next-step"]')).toBeInTheDocument()
    for (const name of contactForms.standard.fields) expect(view.field(name)).toHaveValue('')
    expect(sessionStorage).toHaveLength(0)

    // The second half of a double click is no new request; a click a little later is one, of an empty form.
    await user.click(view.submit())
    expect(view.field('firstName')).not.toHaveAttribute('aria-invalid')
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
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      telHref(site.phone),
      `mailto:${site.email}`,
    ])
    await toasted(view.labels.failure.title)
    for (const [name, value] of Object.entries(typed)) expect(view.field(name)).toHaveValue(value)
    expect(document.querySelector('[data-part="next-step"]')).not.toBeInTheDocument()
    post.mockResolvedValue({ kind: 'sent' })
    await user.click(view.submit())
    await told(view.labels.success.inline)
    expect(post).toHaveBeenCalledTimes(2)
  })

  test('shows success to a machine that filled the hidden field, and sends nothing', async () => {
    const user = setup()
    const view = renderContact()
    await fill(user, view, { ...typed, leaveEmpty: 'x' })
    await user.click(view.submit())
    await told(view.labels.success.inline)
    expect(post).not.toHaveBeenCalled()
  })

  test('comes back from its draft, which is its own', async () => {
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
    expect(post.mock.calls[0]?.[1]).toMatchObject(typed)
  })
})

describe('The plan that was chosen', () => {
  const [essential = '', prestige = ''] = contactProps().labels.plans

  /** A link of the prices: the early script marks the document at its click, before ours hears of it. */
  async function choose(user: ReturnType<typeof setup>, plan: string) {
    document.documentElement.dataset.plan = plan
    await user.click(document.body)
  }

  test('begins the message, before hydration too; another takes its place, and what was written stays', async () => {
    const user = setup()
    document.documentElement.dataset.plan = essential
    const { field } = renderContact()
    expect(field('message')).toHaveValue(`${essential}\n\n`)
    await user.type(field('message'), 'Bonjour')
    await choose(user, prestige)
    expect(field('message')).toHaveValue(`${prestige}\n\nBonjour`)
    await user.click(document.body)
    expect(field('message')).toHaveValue(`${prestige}\n\nBonjour`)
  })

  test('is kept and sent with the request, in the field of free text that the form has', async () => {
    const user = setup()
    const view = renderContact('study')
    await fill(user, view, { firstName: 'Anne', lastName: 'Roy', email: 'anne@exemple.fr' })
    await choose(user, prestige)
    view.unmount()
    const again = renderContact('study')
    await user.click(again.submit())
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1))
    expect(post.mock.calls[0]?.[1]).toMatchObject({ message: expect.stringContaining(prestige) })
  })
})
