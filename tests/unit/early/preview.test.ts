import applyPreview from '@/lib/early/preview'

const html = document.documentElement

function runAt(address: string) {
  window.history.replaceState(null, '', address)
  applyPreview()
}

const press = (action: string) =>
  document.querySelector<HTMLElement>(`[data-ribbon-action="${action}"]`)?.click()

beforeEach(() => {
  delete html.dataset.now
  document.body.innerHTML =
    '<button data-ribbon-action="copy">Copy</button><output></output><button data-ribbon-action="hide">Hide</button>'
})

test.each([
  ['/?now=2027-05-04', '2027-05-04'],
  ['/?now=', undefined],
  ['/?now=tomorrow', undefined],
  ['/?now=2027-13-45', undefined],
  ['/?now=2027-05-04T10:00', undefined],
])('%s shows the day %s', (address, day) => {
  runAt(address)
  expect(html.dataset.now).toBe(day)
})

test('a hidden ribbon stays hidden in the tab', () => {
  runAt('/')
  press('hide')
  expect(html).toHaveAttribute('data-ribbon', 'hidden')
  delete html.dataset.ribbon
  runAt('/tarifs')
  expect(html).toHaveAttribute('data-ribbon', 'hidden')
})

test('the ribbon shows the address if it cannot be copied', async () => {
  runAt('/tarifs?now=2027-05-04')
  press('copy')
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.querySelector('output')).toHaveTextContent('http://localhost/tarifs?now=2027-05-04')
})
