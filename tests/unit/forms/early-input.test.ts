import keepEarlyInput from '@/components/forms/early-input.first-paint'
import { requestTimeLimit } from '@/lib/leads/limits'

beforeAll(keepEarlyInput)

const submitted = jest.fn((event: Event) => event.preventDefault())
document.body.addEventListener('submit', submitted)

/** Renders forms whose islands are not hydrated, and returns the first. */
function page(html: string) {
  document.body.replaceChildren(document.createRange().createContextualFragment(html))
  return document.querySelector('form') as HTMLFormElement
}

/** Submits a form; returns whether the browser would send it natively. */
const submit = (form: HTMLFormElement) =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

test.each(['DOMContentLoaded', 'pageshow'])(
  'Estimate is enabled on %s, when the browser has restored the fields',
  (type) => {
    page(`<form name="estimate">
      <input name="sleepingCapacity" required value="4"><button type="submit" disabled>Estimer</button>
    </form>`)
    window.dispatchEvent(new Event(type))
    expect(document.querySelector('button')).toBeEnabled()
    expect(document.querySelector('button')).toHaveAttribute('aria-disabled', 'false')
  },
)

test('Estimate is off again, and still in the order of Tab, when a required field is emptied', () => {
  const form = page('<form name="estimate"><input required><button type="submit">Estimer</button></form>')
  form.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(form.querySelector('button')).toBeEnabled()
  expect(form.querySelector('button')).toHaveAttribute('aria-disabled', 'true')
})

describe('a submit before hydration', () => {
  const contact = '<form name="contact"><button type="submit">Envoyer</button></form>'
  const estimate = '<form name="estimate"><button type="submit">Estimer</button></form>'

  test('is sent once after hydration, however often it was pressed, and is not late then; later ones are not held', () => {
    jest.useFakeTimers()
    const form = page(`<div data-island="ContactForm">${contact}</div>`)
    submit(form)
    submit(form)
    expect(submitted).not.toHaveBeenCalled()
    window.takeOverForm?.(form)
    expect(submitted).toHaveBeenCalledTimes(1)
    submit(form)
    expect(submitted).toHaveBeenCalledTimes(2)
    jest.advanceTimersByTime(requestTimeLimit)
    expect(form.parentElement).not.toHaveAttribute('data-state')
  })

  test('is left to the browser in the form of the hero', () => {
    submit(page('<form name="start"></form>'))
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  test('is sent when its own form hydrates, even if the other one is submitted too', () => {
    page(contact + estimate)
    for (const form of document.forms) submit(form)
    for (const [index, form] of [...document.forms].entries()) {
      expect(submitted).toHaveBeenCalledTimes(index)
      window.takeOverForm?.(form)
      expect(submitted.mock.lastCall?.[0].target).toBe(form)
      expect(form).not.toHaveAttribute('aria-busy')
    }
  })
})

test('Estimate is left to React once its form is taken over, and not sent unless it was pressed', () => {
  const form = page('<form name="estimate"><input><button type="submit" disabled>Estimer</button></form>')
  window.takeOverForm?.(form)
  expect(submitted).not.toHaveBeenCalled()
  form.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(form.querySelector('button')).toBeDisabled()
  expect(form.querySelector('button')).not.toHaveAttribute('aria-disabled')
})

// The last test: submits are not held afterwards.
test('at the load event the islands show how to reach us, and no submit is held, if the script of the page has not started', () => {
  const form = page(`<div data-island="ContactForm"><form name="contact"></form></div>
    <script type="text/plain" data-islands="/a.js"></script>`)
  submit(form)
  window.dispatchEvent(new Event('load'))
  expect(form.parentElement).toHaveAttribute('data-state', 'failed')
  expect(form).not.toHaveAttribute('aria-busy')
  submit(form)
  expect(form).not.toHaveAttribute('aria-busy')
})
