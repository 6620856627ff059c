import { previewScript } from '@/lib/early/preview-script'

const html = document.documentElement

function runAt(address: string) {
  window.history.replaceState(null, '', address)
  new Function(previewScript)()
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

test('?now on a preview is the day that everything bound to a date goes by', () => {
  runAt('/?now=2027-05-04')
  expect(html).toHaveAttribute('data-now', '2027-05-04')
})

test.each(['/', '/?now=', '/?now=tomorrow', '/?now=2027-13-45', '/?now=2027-05-04T10:00'])(
  'the day is today at %s',
  (address) => {
    runAt(address)
    expect(html).not.toHaveAttribute('data-now')
  },
)

test('the ribbon is hidden for the life of the tab', () => {
  runAt('/')
  press('hide')
  expect(html).toHaveAttribute('data-ribbon', 'hidden')
  delete html.dataset.ribbon
  runAt('/tarifs')
  expect(html).toHaveAttribute('data-ribbon', 'hidden')
})

test.each([
  ['copies the address and says so', { writeText: async () => undefined }, 'Copied'],
  ['shows the address where nothing can be copied', undefined, 'http://localhost/tarifs?now=2027-05-04'],
])('the ribbon %s', async (_name, clipboard, told) => {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  runAt('/tarifs?now=2027-05-04')
  press('copy')
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.querySelector('output')).toHaveTextContent(told)
})
