import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { lazyNear } from '@/components/ui/lazy-near'

const island = () => Promise.resolve({ default: () => <p>alive</p> })

/** The page as the export has it, with an island whose code has not come. */
function exported(inside: string): HTMLElement {
  document.body.innerHTML = `<div id="island">${inside}</div><input aria-label="elsewhere"><main></main>`
  return document.body.querySelector('main') as HTMLElement
}

beforeAll(() => {
  // Nothing ever comes near the view here.
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

const uses: [string, string, string][] = [
  ['has the focus', '<form><input aria-label="beds"></form>', 'beds'],
  ['was sent already', '<form data-pending><input aria-label="beds"></form>', 'elsewhere'],
]

test.each(uses)(
  'An island that %s fetches its code before it is rendered, and waits no longer',
  async (_, inside, focused) => {
    const main = exported(inside)
    screen.getByLabelText(focused).focus()
    const load = jest.fn(island)
    const Island = lazyNear(load, 'island')
    expect(load).toHaveBeenCalledTimes(1)
    render(
      <Suspense>
        <Island />
      </Suspense>,
      { container: main },
    )
    expect(await screen.findByText('alive')).toBeInTheDocument()
  },
)

test('An island that nobody uses fetches nothing until it is near', async () => {
  const main = exported('<form><input aria-label="beds"></form>')
  screen.getByLabelText('elsewhere').focus()
  const load = jest.fn(island)
  const Island = lazyNear(load, 'island')
  render(
    <Suspense fallback="waiting">
      <Island />
    </Suspense>,
    { container: main },
  )
  await screen.findByText('waiting')
  expect(load).not.toHaveBeenCalled()
})
