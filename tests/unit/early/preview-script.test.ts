import { currentInstant } from '@/lib/clock'
import { previewScript } from '@/lib/early/preview-script'

const html = document.documentElement
const tick = () => Promise.resolve().then(() => undefined)

function runAt(address: string) {
  window.history.replaceState(null, '', address)
  new Function(previewScript)()
}

beforeEach(() => {
  delete html.dataset.now
  delete html.dataset.ribbon
  sessionStorage.clear()
  document.body.innerHTML =
    '<button data-ribbon-action="copy">Copy</button><output data-copied="Copied"></output>' +
    '<button data-ribbon-action="hide">Hide</button>'
})

describe('?now on a preview', () => {
  test('is the day that everything bound to a date goes by', () => {
    runAt('/?now=2027-05-04')
    expect(currentInstant()).toEqual(new Date('2027-05-04T12:00:00Z'))
  })

  test.each(['/', '/?now=', '/?now=tomorrow', '/?now=2027-13-45', '/?now=2027-05-04T10:00'])(
    'is today at %s',
    (address) => {
      runAt(address)
      expect(html).not.toHaveAttribute('data-now')
      expect(Math.abs(currentInstant().getTime() - Date.now())).toBeLessThan(1000)
    },
  )
})

describe('the buttons of the ribbon', () => {
  const press = (action: string) =>
    document.querySelector<HTMLElement>(`[data-ribbon-action="${action}"]`)?.click()

  test('hide it for the life of the tab', () => {
    runAt('/')
    press('hide')
    expect(html).toHaveAttribute('data-ribbon', 'hidden')
    delete html.dataset.ribbon
    runAt('/tarifs')
    expect(html).toHaveAttribute('data-ribbon', 'hidden')
  })

  test('copy the address and say so', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    runAt('/tarifs?now=2027-05-04')
    press('copy')
    await tick()
    expect(writeText).toHaveBeenCalledWith('http://localhost/tarifs?now=2027-05-04')
    expect(document.querySelector('output')).toHaveTextContent('Copied')
  })

  test('show the address where nothing can be copied', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    runAt('/contact')
    press('copy')
    await tick()
    await tick()
    expect(document.querySelector('output')).toHaveTextContent('http://localhost/contact')
  })
})
