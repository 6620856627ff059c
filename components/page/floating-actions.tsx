import { getTranslations } from 'next-intl/server'
import { site } from '@/lib/site'
import { CalculateButton } from './floating/calculate-button'
import { ChatButton } from './floating/chat-button'
import { FloatingFrame } from './floating/floating-frame'

/** The chat's address, which opens with our question already written. */
const chatAddress = (number: string, text: string) =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

/** What stays within the thumb's reach on the home page: the estimator and the chat. */
export async function FloatingActions() {
  const t = await getTranslations('floating')
  const chat = await getTranslations('chat')
  const common = await getTranslations('common')
  return (
    <FloatingFrame>
      <CalculateButton label={t('calculate')} dismiss={t('dismiss')} />
      <ChatButton
        href={chatAddress(site.chatNumber, chat('message'))}
        label={chat('label')}
        newTab={common('newTab')}
      />
    </FloatingFrame>
  )
}
