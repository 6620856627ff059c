import { earlyInputScript } from '@/lib/early/early-input'

beforeAll(() => {
  new Function(earlyInputScript)()
})

/** A page that has not hydrated. */
function page(html: string) {
  document.body.replaceChildren(document.createRange().createContextualFragment(html))
  const form = document.querySelector('form') as HTMLFormElement
  form.requestSubmit = jest.fn(() => submit(form))
  return form
}

/** Whether the browser would send the form by itself, where nobody else hears of it. */
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
      <input name="sleepingCapacity"><input type="radio" name="propertyType" value="f2">
      <button type="submit" disabled>Estimer</button>
    </form>`
  const button = () => document.querySelector('button')

  test('can be pressed as soon as beds and type are set, also while React keeps the events to itself', () => {
    const form = page(estimate)
    const keep = (event: Event) => event.stopPropagation()
    document.addEventListener('input', keep, true)
    set(form, 'sleepingCapacity', '4')
    expect(button()).toBeDisabled()
    set(form, 'propertyType', 'f2')
    expect(button()).toBeEnabled()
    set(form, 'sleepingCapacity', '')
    expect(button()).toBeDisabled()
    document.removeEventListener('input', keep, true)
  })

  test.each(['DOMContentLoaded', 'pageshow'])(
    'can be pressed when the browser has filled its fields again by %s',
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

describe('A form that is sent before it has hydrated', () => {
  test.each(['estimate', 'contact'])(
    'waits, looks busy, and is sent once when it takes over: %s',
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

  test('is not sent by the taking over of another', () => {
    const form = page('<form name="contact"></form><form name="estimate"></form>')
    submit(form)
    window.takeOverForm?.(document.forms[1] as HTMLFormElement)
    expect(form.requestSubmit).not.toHaveBeenCalled()
  })

  test('goes its own way where the script is not for it: the form of the first screen is a link', () => {
    expect(submit(page('<form name="start"></form>'))).toBe(true)
  })
})

describe('A link', () => {
  const { dataset } = document.documentElement
  /** The link after a click that leads nowhere, because jsdom does not navigate. */
  function click(html: string): HTMLAnchorElement {
    document.body.innerHTML = html
    const link = document.querySelector('a') as HTMLAnchorElement
    link.addEventListener('click', (event) => event.preventDefault())
    link.querySelector('span')?.click()
    return link
  }
  beforeEach(() => {
    window.history.replaceState(null, '', '/tarifs#pricing')
    for (const mark of Object.keys(dataset)) delete dataset[mark]
  })

  test('to another language keeps the anchor that is being read', () => {
    expect(click('<a href="/nl/prijzen" hreflang="nl"><span>NL</span></a>').href).toMatch(/prijzen#pricing$/)
    expect(click('<a href="/contact"><span>Contact</span></a>').href).toMatch(/contact$/)
  })

  test('of a plan leaves its sentence for the contact form', () => {
    click('<a href="#contact" data-plan="La formule Prestige"><span>Choisir</span></a>')
    expect(dataset.plan).toBe('La formule Prestige')
  })

  test('inside the page scrolls smoothly, one to another page does not', () => {
    click('<a href="/contact"><span>Contact</span></a>')
    expect(dataset.scroll).toBeUndefined()
    click('<a href="#contact"><span>Contact</span></a>')
    expect(dataset).toMatchObject({ scroll: '', whole: '' })
  })
})
