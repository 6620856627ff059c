import { formInputScript } from '@/lib/early/form-input'

beforeAll(() => {
  new Function(formInputScript)()
})

/** A page whose code has not come yet. */
function page(html: string) {
  document.body.replaceChildren(document.createRange().createContextualFragment(html))
  const form = document.querySelector('form') as HTMLFormElement
  return {
    form,
    button: form.querySelector('button') as HTMLButtonElement,
    set(name: string, value: string) {
      const field = form.querySelector(`[name="${name}"]`) as HTMLInputElement
      if (field.type === 'radio') field.checked = true
      else field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    /** Whether the browser would send the form by itself. */
    submit: () => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
  }
}

const estimate = `
  <form name="estimate">
    <input name="sleepingCapacity"><input type="radio" name="propertyType" value="f2">
    <button type="submit" disabled>Estimer</button>
  </form>`

describe('Before the code has come', () => {
  test('Estimate can be pressed as soon as beds and type are set', () => {
    const { button, set } = page(estimate)
    set('sleepingCapacity', '4')
    expect(button).toBeDisabled()
    set('propertyType', 'f2')
    expect(button).toBeEnabled()
    set('sleepingCapacity', '')
    expect(button).toBeDisabled()
  })

  test('also while React, which is about to come, keeps the events to itself', () => {
    const { button, set } = page(estimate)
    const keep = (event: Event) => event.stopPropagation()
    document.addEventListener('input', keep, true)
    set('sleepingCapacity', '4')
    set('propertyType', 'f2')
    document.removeEventListener('input', keep, true)
    expect(button).toBeEnabled()
  })

  test('fields that the browser filled again count too', () => {
    const { form, button } = page(estimate)
    for (const field of form.querySelectorAll('input')) {
      if (field.type === 'radio') field.checked = true
      else field.value = '4'
    }
    window.dispatchEvent(new Event('pageshow'))
    expect(button).toBeEnabled()
  })

  test.each(['estimate', 'contact'])('the form %s stays in the page and waits', (name) => {
    const { form, submit } = page(`<form name="${name}"><button type="submit"></button></form>`)
    expect(submit()).toBe(false)
    expect(form).toHaveAttribute('data-pending')
  })
})

test('A submit that React holds back on its way to an island is kept all the same', () => {
  const { form, submit } = page('<form name="contact"></form>')
  document.addEventListener('submit', (event) => event.stopPropagation(), { capture: true, once: true })
  expect(submit()).toBe(false)
  expect(form).toHaveAttribute('data-pending')
})

test('A form that its island answers for is left alone', () => {
  const { form, submit } = page('<form name="contact" data-alive></form>')
  expect(submit()).toBe(true)
  expect(form).not.toHaveAttribute('data-pending')
})

test('Forms of others are left alone', () => {
  const { form, submit } = page('<form name="search"></form>')
  expect(submit()).toBe(true)
  expect(form).not.toHaveAttribute('data-pending')
})
