import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { CountedEvent } from '@/lib/browser/measure.browser'
import { currentLocale } from '@/lib/i18n/current-locale'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site/site'
import { ExternalLink } from '../ui/external-link'

type ChatLinkProps = { className: string; children: ReactNode }

/** A link to the chat, in a new tab, with our question already written. Renders nothing if its number is not set. */
export async function ChatLink({ className, children }: ChatLinkProps) {
  if (!site.chatNumber) return null
  const question = translatorOf(await currentLocale())('chat.message')
  return (
    <ExternalLink
      href={`https://wa.me/${site.chatNumber.replace(/\D/g, '')}?text=${encodeURIComponent(question)}`}
      newTab={(await getTranslations('common'))('newTab')}
      data-event={'chat' satisfies CountedEvent}
      className={className}
    >
      {children}
    </ExternalLink>
  )
}
