import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OfferBannerFrame } from '@/components/page/offer-banner-frame'
import { currentInstant } from '@/lib/clock'
import { translatorOf } from '@/lib/i18n/translate'

jest.mock('@/lib/clock')
const now = jest.mocked(currentInstant)
const t = translatorOf('fr')

function renderBanner(endsOn = '2027-06-30') {
  const { container } = render(
    <OfferBannerFrame endsOn={endsOn} close={t('banner.close')}>
      <p>{t('banner.text', { offerEnd: new Date(`${endsOn}T12:00:00Z`) })}</p>
    </OfferBannerFrame>,
  )
  return container.querySelector('[data-part="offer-banner"]')
}

beforeEach(() => {
  localStorage.clear()
  now.mockReturnValue(new Date('2027-01-15T12:00:00Z'))
})

test('the banner is shown until its last day', () => {
  expect(renderBanner()).toHaveAttribute('data-state', 'shown')
  expect(screen.getByText(/30 juin 2027/)).toBeVisible()
  expect(document.documentElement).not.toHaveAttribute('data-offer')
})

test('closing the banner lasts until there is a new end date', async () => {
  const banner = renderBanner()
  await userEvent.click(screen.getByRole('button', { name: t('banner.close') }))
  expect(banner).toHaveAttribute('data-state', 'closed')
  expect(document.documentElement).toHaveAttribute('data-offer', 'closed')
  expect(renderBanner()).toHaveAttribute('data-state', 'closed')
  expect(renderBanner('2027-12-31')).toHaveAttribute('data-state', 'shown')
  expect(document.documentElement).not.toHaveAttribute('data-offer')
})

test('a page that outlives the offer shows no banner and marks every sentence about it', () => {
  now.mockReturnValue(new Date('2027-06-30T22:00:00Z'))
  expect(renderBanner()).not.toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('data-offer', 'ended')
})

test('the banner closes where storage refuses, which is logged', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const banner = renderBanner()
  await userEvent.click(screen.getByRole('button', { name: t('banner.close') }))
  expect(banner).toHaveAttribute('data-state', 'closed')
  expect(logged).toHaveBeenCalledTimes(1)
  jest.restoreAllMocks()
})
