import { getTranslations } from 'next-intl/server'
import type { CountedEvent } from '@/lib/browser/measure.browser'
import { currentLocale } from '@/lib/i18n/current-locale'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site/site'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'

/** The URL of the chat, which opens with our question already written. */
const chatUrl = (number: string, text: string) =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

/** The words of a button in the margin, which it shows when it is pointed at, or focused by a keyboard. */
const words =
  'in-margin:sr-only in-margin:group-hover/open:not-sr-only in-margin:group-has-focus-visible/open:not-sr-only wide-margin:not-sr-only!'

/** A link in the margin that shows its words: they are before its icon, which stays in place. */
const opens =
  'in-margin:flex-row-reverse in-margin:rounded-l-sm in-margin:shadow-card in-margin:group-hover/open:px-3 in-margin:group-has-focus-visible/open:px-3 wide-margin:flex-col wide-margin:w-24 wide-margin:rounded-sm wide-margin:whitespace-normal wide-margin:px-2! wide-margin:text-center'

/**
 * The floating bar of the home page: the link to the estimator, and the chat if its number is set. Phones, tablets and narrow
 * windows have it docked at the lower edge, like a toolbar of the browser; the link covers the words of the chat, so that
 * nothing moves when it appears. Elsewhere both are in the margin, which has no text. Its behaviour shows and hides it.
 */
export async function FloatingActions() {
  const t = await getTranslations()
  return (
    <>
      {/* It is in the middle of the viewport until the page is scrolled past 40 % of its height. */}
      <span data-part="first-screen" className="no-print pointer-events-none absolute top-0 h-[90vh] w-px" />
      <div
        data-part="floating"
        // Without a chat it is empty until its behaviour shows the link to the estimator.
        data-state={site.chatNumber ? 'shown' : 'hidden'}
        // Without scripts it is not fixed, because it would cover the focused element.
        className="no-print arriving:hidden noscript:relative noscript:data-[state=hidden]:hidden fixed z-30 flex transition-[opacity,visibility] duration-200 ease-out data-[state=hidden]:invisible data-[state=hidden]:opacity-0 docked:inset-x-0 docked:bottom-0 docked:h-(--floating-room) docked:border-t docked:border-edge docked:bg-surface docked:pb-[env(safe-area-inset-bottom)] in-margin:right-0 in-margin:bottom-6 wide-margin:right-2"
      >
        <div
          data-part="calculate-button"
          data-state="hidden"
          className="group/open noscript:hidden absolute z-10 flex text-on-primary data-[state=dismissed]:hidden data-[state=hidden]:hidden docked:inset-y-0 docked:right-12 docked:left-0 docked:only:right-0 in-margin:right-0 in-margin:bottom-full in-margin:mb-2 in-margin:w-max in-margin:flex-col in-margin:items-end wide-margin:items-stretch"
        >
          <a
            href="#calculator"
            className={`floating-button grow bg-accent hover:bg-accent-strong docked:min-w-0 in-margin:rounded-bl-none! wide-margin:rounded-b-none! wide-margin:py-3 ${opens}`}
          >
            <Icon name="calculator" className="size-5 docked:hidden wide-margin:size-6" />
            <span className={words}>{t('floating.calculate')}</span>
          </a>
          <button
            type="button"
            aria-label={t('floating.dismiss')}
            className="floating-button border-on-primary/40 bg-accent hover:bg-accent-strong docked:border-l in-margin:min-h-8 in-margin:rounded-bl-sm in-margin:border-t wide-margin:rounded-b-sm"
          >
            <Icon name="close" className="size-5 in-margin:size-4.5" />
          </button>
        </div>
        {site.chatNumber ? (
          <div data-part="chat-button" className="group/open docked:ml-auto">
            <ExternalLink
              href={chatUrl(site.chatNumber, translatorOf(await currentLocale())('chat.message'))}
              newTab={t('common.newTab')}
              data-event={'chat' satisfies CountedEvent}
              className={`floating-button h-full bg-primary text-on-primary hover:bg-foreground wide-margin:py-2.5 ${opens}`}
            >
              <Icon name="chat" className="size-6 in-margin:size-5 wide-margin:size-6" />
              <span
                className={`${words} docked:absolute docked:inset-y-0 docked:right-12 docked:left-0 docked:flex docked:items-center docked:justify-center docked:whitespace-normal docked:bg-primary docked:leading-none`}
              >
                {t('chat.label')}
              </span>
            </ExternalLink>
          </div>
        ) : null}
      </div>
    </>
  )
}
