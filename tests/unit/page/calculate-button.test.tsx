import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CalculateButton } from '@/components/page/floating/calculate-button'
import { translatorOf } from '@/lib/i18n/translate'
import { placeAt, scrollTo } from './view'

const t = translatorOf('nl')
/** 40 % of the height of the test's window, px. */
const threshold = window.innerHeight * 0.4

function renderButton(estimatorTop = 5000) {
  const { container, unmount } = render(
    <>
      <section id="calculator" />
      <CalculateButton label={t('floating.calculate')} dismiss={t('floating.dismiss')} />
    </>,
  )
  const estimator = container.querySelector('#calculator')
  if (estimator) placeAt(estimator, estimatorTop, 600)
  const button = container.querySelector('[data-part="calculate-button"]')
  return { button, unmount }
}

beforeEach(async () => {
  sessionStorage.clear()
  await scrollTo(0)
})

test('the button is hidden on the first screen and shown after 40 % of its height', async () => {
  const { button } = renderButton()
  expect(button).toHaveAttribute('data-state', 'hidden')
  await scrollTo(Math.floor(threshold))
  expect(button).toHaveAttribute('data-state', 'hidden')
  await scrollTo(Math.ceil(threshold) + 1)
  expect(button).toHaveAttribute('data-state', 'shown')
  await scrollTo(0)
  expect(button).toHaveAttribute('data-state', 'hidden')
})

test('the button is hidden while the estimator is in view', async () => {
  const { button } = renderButton(window.innerHeight - 10)
  await scrollTo(1000)
  expect(button).toHaveAttribute('data-state', 'hidden')
})

test('the button leads to the estimator', async () => {
  renderButton()
  await scrollTo(1000)
  expect(screen.getByRole('link', { name: t('floating.calculate') })).toHaveAttribute('href', '#calculator')
})

test('once dismissed, the button stays away for the session', async () => {
  const { button, unmount } = renderButton()
  await scrollTo(1000)
  await userEvent.click(screen.getByRole('button', { name: t('floating.dismiss') }))
  expect(button).toHaveAttribute('data-state', 'dismissed')
  await scrollTo(2000)
  expect(button).toHaveAttribute('data-state', 'dismissed')
  unmount()
  expect(renderButton().button).toHaveAttribute('data-state', 'dismissed')
})

test('storage that refuses does not keep the button from being dismissed', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { button } = renderButton()
  await scrollTo(1000)
  await userEvent.click(screen.getByRole('button', { name: t('floating.dismiss') }))
  expect(button).toHaveAttribute('data-state', 'dismissed')
  expect(logged).toHaveBeenCalled()
  jest.restoreAllMocks()
})
