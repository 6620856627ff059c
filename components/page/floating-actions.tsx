import { getTranslations } from 'next-intl/server'
import { site } from '@/lib/site'
import { ChatLink } from '../links/chat-link'
import { ChatIcon } from './floating/chat-icon'
import { FloatingButtons } from './floating/floating-buttons'

/** What stays within the thumb's reach on the home page: the estimator and, where its number is set, the chat. */
export async function FloatingActions() {
  const t = await getTranslations()
  // On phones the chat keeps its left edge while the button beside it comes and goes: nothing that is seen moves.
  return (
    <FloatingButtons
      labels={{ calculate: t('floating.calculate'), dismiss: t('floating.dismiss') }}
      chat={
        site.chatNumber ? (
          <div
            data-part="chat-button"
            className="group/chat max-md:order-first max-md:grow max-md:[[data-state=shown]+&]:grow-0"
          >
            <ChatLink className="flex min-h-11 min-w-11 items-center gap-2 rounded-sm border-2 border-forest bg-forest px-1.5 font-semibold text-limestone hover:bg-ink md:shadow-card">
              <ChatIcon />
              {/* Icon alone where room is short, words alone where the icon is missing. */}
              <span className="group-has-[img]/chat:md:sr-only group-has-[img]/chat:max-md:[[data-state=shown]+div_&]:sr-only">
                {t('chat.label')}
              </span>
            </ChatLink>
          </div>
        ) : null
      }
    />
  )
}
