import { act, render, screen } from '@testing-library/react'
import { FloatingFrame } from '@/components/page/floating/floating-frame'
import { placeAt, scrollTo, viewSeen } from './view'

function renderFrame() {
  render(
    <>
      <form>
        <input aria-label="E-mail" />
        <button type="submit">Send</button>
      </form>
      <a href="/tarifs">Prices</a>
      <FloatingFrame>
        <a href="#calculator">Calculate</a>
      </FloatingFrame>
    </>,
  )
  const frame = document.querySelector('[data-part="floating"]') as HTMLElement
  placeAt(frame, 700, 60)
  const [send, link] = [screen.getByRole('button'), screen.getByText('Prices')]
  placeAt(send, 2000, 50)
  placeAt(link, 3000, 20)
  return { frame, send, link }
}

const focus = async (element: HTMLElement) => {
  await act(async () => {
    element.focus()
    await viewSeen()
  })
}

test('the floating buttons stand while nothing is in their way', async () => {
  const { frame } = renderFrame()
  await scrollTo(10)
  expect(frame).toHaveAttribute('data-state', 'shown')
})

test('they step aside while a field has the focus', async () => {
  const { frame } = renderFrame()
  await focus(screen.getByLabelText('E-mail'))
  expect(frame).toHaveAttribute('data-state', 'aside')
  await focus(screen.getByText('Calculate'))
  expect(frame).toHaveAttribute('data-state', 'shown')
})

test("they step aside for a form's button under them, and come back", async () => {
  const { frame, send } = renderFrame()
  placeAt(send, 720, 50)
  await scrollTo(20)
  expect(frame).toHaveAttribute('data-state', 'aside')
  placeAt(send, 640, 50)
  await scrollTo(30)
  expect(frame).toHaveAttribute('data-state', 'shown')
})

test('they step aside for a link under them that has the focus', async () => {
  const { frame, link } = renderFrame()
  placeAt(link, 710, 20)
  await scrollTo(40)
  expect(frame).toHaveAttribute('data-state', 'shown')
  await focus(link)
  expect(frame).toHaveAttribute('data-state', 'aside')
})
