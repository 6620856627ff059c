import { waitFor } from '@testing-library/react'
import { startedMessage } from '@/components/contact/started-message.behaviour'
import { saveDraft } from '@/lib/leads/drafts.browser'

beforeAll(startedMessage)

/** A page with the link of a plan, the gate's way on, and a contact form; returns its parts. */
function page({ email = '', phone = '' } = {}) {
  document.body.innerHTML = `
    <a id="plan" href="#contact" data-message="Essential."></a>
    <form name="lead">
      <a id="gate" href="#contact" data-message="An estimate.\n4 beds" data-email="anne@exemple.fr"></a>
    </form>
    <div id="contact-note"><h3 tabindex="-1"></h3></div>
    <form name="contact" data-draft="contact-standard">
      <input name="email" required value="${email}">
      <details open><input name="phone" value="${phone}"></details>
      <details open><textarea name="message" required></textarea></details>
      <button type="submit"></button>
    </form>`
  const form = document.forms.namedItem('contact')
  return {
    form,
    email: form?.querySelector('[name="email"]'),
    message: form?.querySelector('textarea'),
    submit: form?.querySelector('button'),
    folds: () => [...(form?.querySelectorAll('details') ?? [])].map(({ open }) => open),
  }
}

const press = (id: string) => document.getElementById(id)?.click()

test('a draft that no code has restored yet follows the text of the link', () => {
  saveDraft('contact-standard', { message: 'A house in Autun.' })
  const { message } = page()
  press('plan')
  expect(message).toHaveValue('Essential.\n\nA house in Autun.')
})

test('the text of an earlier estimate is replaced, even if that of the next begins with it', () => {
  const { message } = page()
  press('gate')
  document.getElementById('gate')?.setAttribute('data-message', 'An estimate.\n4 beds\nPool')
  press('gate')
  press('gate')
  expect(message).toHaveValue('An estimate.\n4 beds\nPool\n\n')
})

test('the email of the gate comes along, unless the form has one', () => {
  const { email } = page()
  press('plan')
  expect(email).toHaveValue('')
  press('gate')
  expect(email).toHaveValue('anne@exemple.fr')
  const other = page({ email: 'marie@exemple.fr' })
  press('gate')
  expect(other.email).toHaveValue('marie@exemple.fr')
})

test('the link of the gate starts a request, which is folded before its code has loaded', async () => {
  Element.prototype.scrollIntoView = jest.fn()
  const { form, folds } = page()
  press('plan')
  expect(form).not.toHaveAttribute('data-estimate')
  expect(folds()).toEqual([true, true])
  press('gate')
  expect(form).toHaveAttribute('data-estimate')
  expect(folds()).toEqual([false, false])
  // No keyboard opens over the questions.
  await waitFor(() => expect(document.querySelector('h3')).toHaveFocus())
  const filled = page({ phone: '06 12' })
  press('gate')
  expect(filled.folds()).toEqual([true, false])
  const typing = page()
  typing.message?.focus()
  press('gate')
  expect(typing.folds()).toEqual([false, true])
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a press with %s, which opens a tab, a window or a download, starts no message here',
  (key) => {
    const { message } = page()
    document.getElementById('plan')?.dispatchEvent(new MouseEvent('click', { bubbles: true, [key]: true }))
    expect(message).toHaveValue('')
  },
)
