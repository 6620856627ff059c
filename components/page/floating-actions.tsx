import { getTranslations } from 'next-intl/server'
import type { CountedEvent } from '@/lib/browser/measure/counted-events'
import { site } from '@/lib/build/site'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'

/** The URL of the chat, which opens with our question already written. */
const chatAddress = (number: string, text: string) =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

/**
 * The floating bar of the home page: the link to the estimator, and the chat if its number is set. Its behaviour shows
 * and hides it. On phones the chat is a small button in the corner; the link joins it on its left, so that nothing moves.
 */
export async function FloatingActions() {
  const t = await getTranslations()
  return (
    <>
      {/* While this is in view, the calculate button is hidden: it shows past 40 % of the viewport height. */}
      <span data-part="first-screen" className="no-print pointer-events-none absolute top-0 h-[40vh] w-px" />
      <div
        data-part="floating"
        data-state="shown"
        // Without scripts it is not fixed, because it would cover the focused element.
        className="no-print arriving:hidden noscript:static fixed right-0 bottom-0 z-30 pointer-events-none flex items-end justify-end gap-2 *:pointer-events-auto transition-[opacity,visibility] duration-200 ease-out data-[state=hidden]:invisible data-[state=hidden]:opacity-0 max-md:max-w-full max-md:p-2 max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))] md:right-4 md:bottom-4"
      >
        <div
          data-part="calculate-button"
          data-state="hidden"
          className="flex min-w-0 rounded-sm noscript:hidden shadow-card data-[state=dismissed]:hidden data-[state=hidden]:invisible"
        >
          <a href="#calculator" className={`${buttonClass()} min-w-0 rounded-r-none pr-3 max-md:px-3`}>
            {t('floating.calculate')}
          </a>
          <button
            type="button"
            aria-label={t('floating.dismiss')}
            className={`${buttonClass()} rounded-l-none border-l-on-primary/40 px-2.5!`}
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        {site.chatNumber ? (
          <div data-part="chat-button">
            <ExternalLink
              href={chatAddress(site.chatNumber, t('chat.message'))}
              newTab={t('common.newTab')}
              data-event={'chat' satisfies CountedEvent}
              className="grid size-12 place-items-center rounded-sm border-2 border-on-primary bg-primary text-on-primary shadow-card hover:bg-foreground"
            >
              <Icon name="chat" className="size-7" />
              <span className="sr-only">{t('chat.label')}</span>
            </ExternalLink>
          </div>
        ) : null}
      </div>
    </>
  )
}
