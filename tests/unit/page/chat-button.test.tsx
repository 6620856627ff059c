import { fireEvent, render, screen } from '@testing-library/react'
import { ChatButton } from '@/components/page/floating/chat-button'
import { translatorOf } from '@/lib/i18n/translate'

const t = translatorOf('en')

test('a chat icon that does not load is hidden and logged; the words stay', () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { container } = render(
    <ChatButton href="https://wa.me/33" label={t('chat.label')} newTab={t('common.newTab')} />,
  )
  const icon = container.querySelector('img')
  expect(icon).toBeInTheDocument()
  if (icon) fireEvent.error(icon)
  expect(container.querySelector('img')).not.toBeInTheDocument()
  expect(screen.getByText(t('chat.label'))).toBeVisible()
  expect(logged).toHaveBeenCalledTimes(1)
  jest.restoreAllMocks()
})
