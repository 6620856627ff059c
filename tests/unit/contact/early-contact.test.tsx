import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactForm } from '@/components/contact/contact-form'
import { postLead } from '@/lib/leads/post-lead'
import { contactProps, renderContact } from './render-contact'

jest.mock('@/lib/leads/post-lead')
const post = jest.mocked(postLead)

beforeEach(() => {
  sessionStorage.clear()
  post.mockReset().mockResolvedValue({ kind: 'failed', reason: 500 })
})

const typed = { firstName: 'Anne', lastName: 'Roy', email: 'anne@exemple.fr', message: 'Bonjour' }

/** The page as the server sends it, with what a visitor typed into it before any code was there. */
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

const hydrate = (container: HTMLElement) =>
  render(<ContactForm {...contactProps()} />, { container, hydrate: true })

test('A form that was filled before its code came sends what was typed', async () => {
  const container = serverPage()
  hydrate(container)
  await userEvent.setup().click(screen.getByRole('button'))
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1))
  expect(post.mock.calls[0]?.[1]).toMatchObject(typed)
})

test('A form that was submitted before its code came is sent when it comes', async () => {
  const container = serverPage()
  const form = container.querySelector('form')
  form?.setAttribute('data-pending', '')
  hydrate(container)
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1))
  expect(post.mock.calls[0]?.[1]).toMatchObject(typed)
  expect(form).not.toHaveAttribute('data-pending')
})
