import { startedMessage } from '@/components/contact/started-message.behaviour'

beforeAll(startedMessage)

const link = (id: string, data: string) => `<a id="${id}" href="#contact" ${data}></a>`

/** A page with two plans, the gate's way on, and a contact form with a message; returns its parts. */
function page(message = '') {
  document.body.innerHTML = `
    ${link('essential', 'data-message="Essential." data-note="Noted: Essential"')}
    ${link('prestige', 'data-message="Prestige." data-note="Noted: Prestige"')}
    ${link('gate', 'data-message="An estimate.\n4 beds" data-note="Ready" data-email="anne@exemple.fr"')}
    <p id="contact-note"></p>
    <form name="contact"><input name="email" required><textarea name="message" required>${message}</textarea></form>`
  const form = document.forms[0] as HTMLFormElement
  const note = document.getElementById('contact-note') as HTMLElement
  note.scrollIntoView = jest.fn()
  return { form, note, message: form.querySelector('textarea') as HTMLTextAreaElement }
}

const press = (id: string) => document.getElementById(id)?.click()

test('a link starts the message, another replaces its text, and what the visitor has typed stays', () => {
  const { message, note } = page('Hello')
  for (const [id, text, said] of [
    ['essential', 'Essential.', 'Noted: Essential'],
    ['gate', 'An estimate.\n4 beds', 'Ready'],
    ['prestige', 'Prestige.', 'Noted: Prestige'],
  ] as const) {
    press(id)
    expect(message).toHaveValue(`${text}\n\nHello`)
    expect(note).toHaveTextContent(said)
  }
})

test('the text of an earlier estimate is replaced, also if that of the next begins with it', () => {
  const { message } = page()
  press('gate')
  document.getElementById('gate')?.setAttribute('data-message', 'An estimate.\n4 beds\nPool')
  press('gate')
  press('gate')
  expect(message).toHaveValue('An estimate.\n4 beds\nPool\n\n')
})

test('the email of the gate comes along, unless the form has one', () => {
  const email = () => document.querySelector('input')
  page()
  press('essential')
  expect(email()).toHaveValue('')
  press('gate')
  expect(email()).toHaveValue('anne@exemple.fr')
  page()
  email()?.setAttribute('value', 'marie@exemple.fr')
  press('gate')
  expect(email()).toHaveValue('marie@exemple.fr')
})

test.each([
  [
    'the text is deleted',
    (form: HTMLFormElement, message: HTMLTextAreaElement) => {
      message.value = 'Hello'
      message.dispatchEvent(new Event('input', { bubbles: true }))
      return form
    },
  ],
  ['the form is sent', (form: HTMLFormElement) => form.reset()],
])('the note goes when %s', (_what, change) => {
  const { form, message, note } = page()
  press('gate')
  expect(note).not.toBeEmptyDOMElement()
  change(form, message)
  expect(note).toBeEmptyDOMElement()
})

test('the note comes into view, and the first required field that is empty gets the focus', () => {
  jest.useFakeTimers()
  const { message, note } = page()
  press('gate')
  jest.runAllTimers()
  expect(note.scrollIntoView).toHaveBeenCalled()
  expect(message).toHaveFocus()
  message.value = ''
  jest.useRealTimers()
})
