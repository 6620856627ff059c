import { startedMessage } from '@/components/contact/started-message.behaviour'

beforeAll(startedMessage)

/** A page with the link of a plan, the gate's way on, and a contact form; returns its fields. */
function page(email = '') {
  document.body.innerHTML = `
    <a id="plan" href="#contact" data-message="Essential."></a>
    <a id="gate" href="#contact" data-message="An estimate.\n4 beds" data-email="anne@exemple.fr"></a>
    <p id="contact-note"></p>
    <form name="contact"><input name="email" value="${email}"><textarea name="message"></textarea></form>`
  return { email: document.querySelector('input'), message: document.querySelector('textarea') }
}

const press = (id: string) => document.getElementById(id)?.click()

test('the text of an earlier estimate is replaced, also if that of the next begins with it', () => {
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
  const other = page('marie@exemple.fr')
  press('gate')
  expect(other.email).toHaveValue('marie@exemple.fr')
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a press with %s, which opens a tab, a window or a download, starts no message here',
  (key) => {
    const { message } = page()
    document.getElementById('plan')?.dispatchEvent(new MouseEvent('click', { bubbles: true, [key]: true }))
    expect(message).toHaveValue('')
  },
)
