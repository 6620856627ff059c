import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { CountedEvent } from '@/lib/measure/announce'
import { site } from '@/lib/site'
import { ExternalLink } from '../ui/external-link'

/** The address of the chat, which opens with our question already written. */
const chatAddress = (number: string, text: string) =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

/** A link to the chat, in a new tab. Renders nothing if the setting is empty. */
export async function ChatLink({ className, children }: { className?: string; children: ReactNode }) {
  const t = await getTranslations()
  if (!site.chatNumber) return null
  return (
    <ExternalLink
      href={chatAddress(site.chatNumber, t('chat.message'))}
      newTab={t('common.newTab')}
      data-event={'chat' satisfies CountedEvent}
      className={className}
    >
      {children}
    </ExternalLink>
  )
}
