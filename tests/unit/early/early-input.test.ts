import keepEarlyInput from '@/lib/early/early-input'

beforeAll(keepEarlyInput)

/** Renders forms whose islands are not hydrated, and returns the first. */
function page(html: string) {
  document.body.replaceChildren(document.createRange().createContextualFragment(html))
  const form = document.querySelector('form') as HTMLFormElement
  form.requestSubmit = jest.fn(() => submit(form))
  return form
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
  },
)

test('Estimate is disabled again when a required field is emptied', () => {
  const form = page('<form name="estimate"><input required><button type="submit">Estimer</button></form>')
  form.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(form.querySelector('button')).toBeDisabled()
})

describe('a submit before hydration', () => {
  test('is sent once after hydration, however often it was pressed; later ones are not held', () => {
    const form = page('<form name="contact"></form>')
    const heard = jest.fn()
    form.addEventListener('submit', heard)
    submit(form)
    submit(form)
    expect(heard).not.toHaveBeenCalled()
    window.takeOverForm?.(form)
    expect(heard).toHaveBeenCalledTimes(1)
    submit(form)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('is sent by the new form if React has replaced the one in the page', () => {
    submit(page('<form name="contact"></form>'))
    const replaced = page('<form name="contact"></form>')
    window.takeOverForm?.(replaced)
    expect(replaced.requestSubmit).toHaveBeenCalledTimes(1)
  })

  test('is sent when its own form hydrates, also if the other one is submitted too', () => {
    page('<form name="contact"></form><form name="estimate"></form>')
    for (const form of document.forms) submit(Object.assign(form, { requestSubmit: jest.fn() }))
    for (const form of document.forms) {
      expect(form.requestSubmit).not.toHaveBeenCalled()
      window.takeOverForm?.(form)
      expect(form.requestSubmit).toHaveBeenCalledTimes(1)
      expect(form).not.toHaveAttribute('aria-busy')
    }
  })
})

test('the islands show how to reach us if the script of the page cannot be fetched, and only then', () => {
  page(
    '<div data-island="ContactForm"></div><img><script data-islands="/a.js" type="text/plain"></script><form></form>',
  )
  const fail = (part: string) => document.querySelector(part)?.dispatchEvent(new Event('error'))
  const island = document.querySelector('[data-island]')
  fail('img')
  expect(island).not.toHaveAttribute('data-state')
  fail('script')
  expect(island).toHaveAttribute('data-state', 'failed')
  // The script is in the head: it may fail before the parser has reached the islands.
  page('<div data-island="Estimator"></div><form></form>')
  window.dispatchEvent(new Event('DOMContentLoaded'))
  expect(document.querySelector('[data-island]')).toHaveAttribute('data-state', 'failed')
})
