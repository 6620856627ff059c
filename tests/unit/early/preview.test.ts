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
  delete html.dataset.ribbon
  sessionStorage.clear()
  document.body.innerHTML =
    '<button data-ribbon-action="copy">Copy</button><output data-copied="Copied"></output>' +
    '<button data-ribbon-action="hide">Hide</button>'
})

test('?now sets the day that the page shows', () => {
  runAt('/?now=2027-05-04')
  expect(html).toHaveAttribute('data-now', '2027-05-04')
})

test.each(['/', '/?now=', '/?now=tomorrow', '/?now=2027-13-45', '/?now=2027-05-04T10:00'])(
  '%s shows today',
  (address) => {
    runAt(address)
    expect(html).not.toHaveAttribute('data-now')
  },
)

test('a hidden ribbon stays hidden in the tab', () => {
  runAt('/')
  press('hide')
  expect(html).toHaveAttribute('data-ribbon', 'hidden')
  delete html.dataset.ribbon
  runAt('/tarifs')
  expect(html).toHaveAttribute('data-ribbon', 'hidden')
})

test.each([
  ['copies the address and confirms it', { writeText: async () => undefined }, 'Copied'],
  ['shows the address if it cannot be copied', undefined, 'http://localhost/tarifs?now=2027-05-04'],
])('the ribbon %s', async (_name, clipboard, told) => {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  runAt('/tarifs?now=2027-05-04')
  press('copy')
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.querySelector('output')).toHaveTextContent(told)
})
