import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactForm } from '@/components/contact/contact-form'
import { earlyInputScript } from '@/lib/early/early-input'
import { postLead } from '@/lib/leads/post-lead'
import { contactProps, renderContact } from './render-contact'

jest.mock('@/lib/leads/post-lead')
const post = jest.mocked(postLead)
const typed = { firstName: 'Anne', lastName: 'Roy', email: 'anne@exemple.fr', message: 'Bonjour' }

beforeAll(() => {
  new Function(earlyInputScript)()
})
beforeEach(() => {
  sessionStorage.clear()
  post.mockReset().mockResolvedValue({ kind: 'failed', reason: 500 })
})

/** The page as the server sends it, with what a visitor typed into it before any script ran. */
function serverPage(): HTMLElement {
  const { form, unmount } = renderContact()
  const container = document.body.appendChild(document.createElement('div'))
  container.append(form.cloneNode(true))
  unmount()
  for (const [name, value] of Object.entries(typed)) {
    const field = container.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (field) field.value = value
  }
  return container
}

test.each([
  ['filled', false],
  ['filled and sent', true],
])('A form that was %s before it hydrated sends what was typed, once', async (_what, sent) => {
  const container = serverPage()
  const user = userEvent.setup()
  if (sent) await user.click(screen.getByRole('button'))
  expect(post).not.toHaveBeenCalled()
  render(<ContactForm {...contactProps()} />, { container, hydrate: true })
  if (!sent) await user.click(screen.getByRole('button'))
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1))
  expect(post.mock.calls[0]?.[1]).toMatchObject(typed)
  expect(container.querySelector('form')).not.toHaveAttribute('aria-busy')
})
