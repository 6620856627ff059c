import { getTranslations } from 'next-intl/server'
import { site } from '@/lib/site/site'
import { ChatLink } from '../links/chat-link'
import { Icon } from '../ui/icon'

/** A cell of the docked bar, or a mark in the margin that opens to its words. */
const button =
  'flex min-w-12 items-center justify-center gap-2 whitespace-nowrap px-3 font-semibold leading-tight ' +
  'text-[length:min(var(--text-small),5vw)] in-margin:min-w-6 in-margin:px-0'

/** A bar at the lower edge, or flaps at the right one. */
const bar =
  'fixed z-30 flex transition-[opacity,visibility] duration-200 ease-out data-[state=hidden]:invisible ' +
  'data-[state=hidden]:opacity-0 docked:inset-x-0 docked:bottom-0 docked:h-(--floating-room) docked:border-edge docked:border-t ' +
  'docked:bg-surface docked:pb-[env(safe-area-inset-bottom)] in-margin:right-0 in-margin:bottom-6'

/** Over the words of the chat in the bar, above its flap in the margin. */
const calculate =
  'absolute z-10 flex docked:inset-y-0 docked:right-12 docked:left-0 docked:only:right-0 in-margin:right-0 in-margin:bottom-full ' +
  'in-margin:mb-2 in-margin:w-max in-margin:flex-col in-margin:items-end wide-margin:items-stretch'

const chatWords =
  'docked:absolute docked:inset-y-0 docked:right-12 docked:left-0 docked:flex docked:items-center docked:justify-center ' +
  'docked:whitespace-normal docked:bg-primary docked:leading-none'

/** The words of a button in the margin, which it shows when it is pointed at, or focused by a keyboard. */
const words =
  'in-margin:sr-only in-margin:group-hover/open:not-sr-only in-margin:group-has-focus-visible/open:not-sr-only'

/** A link in the margin that shows its words: they are before its icon, which stays in place. */
const opens =
  'in-margin:min-h-11 in-margin:flex-row-reverse in-margin:rounded-l-sm in-margin:shadow-card ' +
  'in-margin:group-hover/open:px-3 in-margin:group-has-focus-visible/open:px-3'

/** A wide margin has room for the words of the main link, as a column. */
const asColumn =
  'wide-margin:w-24 wide-margin:flex-col wide-margin:whitespace-normal ' +
  'wide-margin:px-2! wide-margin:py-3 wide-margin:text-center'

const dismiss =
  'border-on-primary/40 bg-accent hover:bg-accent-strong docked:border-l ' +
  'in-margin:min-h-8 in-margin:rounded-bl-sm in-margin:border-t'

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
      <span
        data-part="floating-start"
        className="no-print pointer-events-none absolute top-0 h-[90vh] w-px"
      />
      <div
        data-part="floating"
        // Without a chat it is empty until its behaviour shows the link to the estimator.
        data-state={site.chatNumber ? 'shown' : 'hidden'}
        // Without scripts it is not fixed, because it would cover the focused element.
        className={`no-print arriving:hidden noscript:relative noscript:data-[state=hidden]:hidden ${bar}`}
      >
        <div
          data-part="calculate-button"
          data-state="hidden"
          className={`group/open noscript:hidden not-data-[state=shown]:hidden text-on-primary ${calculate}`}
        >
          <a
            href="#calculator"
            className={`${button} grow bg-accent hover:bg-accent-strong docked:min-w-0 in-margin:rounded-bl-none! ${opens} ${asColumn}`}
          >
            <Icon name="calculator" className="size-5 docked:hidden wide-margin:size-6" />
            <span className={`${words} wide-margin:not-sr-only!`}>{t('floating.calculate')}</span>
          </a>
          <button type="button" aria-label={t('floating.dismiss')} className={`${button} ${dismiss}`}>
            <Icon name="close" className="size-5 in-margin:size-4.5" />
          </button>
        </div>
        {site.chatNumber ? (
          <div data-part="chat-button" className="group/open docked:ml-auto">
            <ChatLink className={`${button} h-full bg-primary text-on-primary hover:bg-foreground ${opens}`}>
              <Icon name="chat" className="size-6 in-margin:size-5" />
              <span className={`${words} ${chatWords}`}>{t('chat.label')}</span>
            </ChatLink>
          </div>
        ) : null}
      </div>
    </>
  )
}
