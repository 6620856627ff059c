import { startForm } from '@/components/behaviours/start-form'

const { signal } = new AbortController()

function render(rest: string) {
  document.body.innerHTML = `
    <form name="start">
      <input name="sleepingCapacity" value="4">
      <select name="propertyType"><option value="f2" selected></option></select>
    </form>${rest}`
  const start = document.querySelector('form') as HTMLFormElement
  startForm(start, signal)
  return start
}

const submit = (form: HTMLFormElement) => form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))

test('types the answers into the estimator and moves the focus to its next question', () => {
  Element.prototype.scrollIntoView = jest.fn()
  const start = render(`
    <form name="estimate">
      <input name="sleepingCapacity" value="12">
      <input type="radio" name="propertyType" value="f1"><input type="radio" name="propertyType" value="f2">
      <fieldset id="amenities"><input type="checkbox" name="amenities"></fieldset>
    </form>`)
  const estimate = document.forms.namedItem('estimate') as HTMLFormElement
  const heard: string[] = []
  estimate.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name))
  expect(submit(start)).toBe(false)
  const answers = new FormData(estimate)
  expect([answers.get('sleepingCapacity'), answers.get('propertyType')]).toEqual(['4', 'f2'])
  expect(heard).toEqual(['sleepingCapacity', 'propertyType'])
  expect(document.activeElement).toHaveAttribute('name', 'amenities')
})

test('leaves the submit to the browser on a page without the estimator', () => {
  expect(submit(render(''))).toBe(true)
})
