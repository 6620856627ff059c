import keepEarlyInput from '@/lib/early/early-input'

beforeAll(keepEarlyInput)

/** Renders a form whose island is not hydrated. */
function page(html: string) {
  document.body.replaceChildren(document.createRange().createContextualFragment(html))
  const form = document.querySelector('form') as HTMLFormElement
  form.requestSubmit = jest.fn(() => submit(form))
  return form
}

/** Submits a form; returns whether the browser would send it natively. */
const submit = (form: HTMLFormElement) =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

function set(form: HTMLFormElement, name: string, value: string) {
  const field = form.querySelector(`[name="${name}"]`) as HTMLInputElement
  if (field.type === 'radio') field.checked = true
  else field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('Estimate', () => {
  const estimate = `
    <form name="estimate">
      <input name="sleepingCapacity" required><input type="radio" name="propertyType" value="f2" required>
      <button type="submit" disabled>Estimer</button>
    </form>`
  const button = () => document.querySelector('button')

  test('is enabled once its required fields are set, even if another listener stops the event', () => {
    const form = page(estimate)
    const stop = (event: Event) => event.stopPropagation()
    document.addEventListener('input', stop, true)
    set(form, 'sleepingCapacity', '4')
    expect(button()).toBeDisabled()
    set(form, 'propertyType', 'f2')
    expect(button()).toBeEnabled()
    set(form, 'sleepingCapacity', '')
    expect(button()).toBeDisabled()
    document.removeEventListener('input', stop, true)
  })

  test.each(['DOMContentLoaded', 'pageshow'])(
    'is enabled on %s, when the browser has restored the fields',
    (type) => {
      for (const field of page(estimate).querySelectorAll('input')) {
        if (field.type === 'radio') field.checked = true
        else field.value = '4'
      }
      window.dispatchEvent(new Event(type))
      expect(button()).toBeEnabled()
    },
  )
})

describe('a submit before hydration', () => {
  test.each(['estimate', 'contact'])(
    'of %s is held, marks the form as busy, and is sent once after hydration',
    async (name) => {
      const form = page(`<form name="${name}"></form>`)
      const heard = jest.fn()
      form.addEventListener('submit', heard)
      expect(submit(form)).toBe(false)
      expect(submit(form)).toBe(false)
      expect(heard).not.toHaveBeenCalled()
      expect(form.ariaBusy).toBe('true')
      window.takeOverForm?.(form)
      expect(form.requestSubmit).toHaveBeenCalledTimes(1)
      expect(heard).toHaveBeenCalledTimes(1)
      expect(form.ariaBusy).toBeNull()
      submit(form)
      expect(heard).toHaveBeenCalledTimes(2)
    },
  )

  test('is not sent when another form hydrates', () => {
    const form = page('<form name="contact"></form><form name="estimate"></form>')
    submit(form)
    window.takeOverForm?.(document.forms[1] as HTMLFormElement)
    expect(form.requestSubmit).not.toHaveBeenCalled()
  })

  test('of the hero form is left to the browser', () => {
    expect(submit(page('<form name="start"></form>'))).toBe(true)
  })
})

test('a pressed link of a plan leaves its sentence for the contact form', () => {
  document.body.innerHTML = '<a href="#contact" data-plan="La formule Prestige"><span>Choisir</span></a>'
  document.querySelector('span')?.click()
  expect(document.documentElement.dataset.plan).toBe('La formule Prestige')
})
