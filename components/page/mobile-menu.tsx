import { getTranslations } from 'next-intl/server'
import type { PagePath } from '@/lib/content/pages'
import { BookingsItem } from '../links/bookings-item'
import { CallLink } from '../links/call-link'
import { CityLinks } from '../links/city-links'
import { EstimatorLink } from '../links/estimator-link'
import { LanguageLinks } from '../links/language-links'
import { PageItem } from '../links/page-item'
import { PhoneLink } from '../links/phone-link'
import { QuestionsItem } from '../links/questions-item'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { Logo } from './logo'

const id = 'mobile-menu'

const toolButton = 'grid size-11 place-items-center rounded-sm text-primary hover:bg-surface-alt'
const current =
  'aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-6'
const row = `flex min-h-12 items-center gap-2 py-1 font-display text-primary text-h3 ${current}`
const place = `flex items-center gap-3 py-1 leading-tight ${current}`

/** Opens the menu of narrow screens. */
export async function MobileMenuButton() {
  const t = await getTranslations('header')
  return (
    <button
      type="button"
      popoverTarget={id}
      popoverTargetAction="show"
      aria-haspopup="dialog"
      aria-controls={id}
      aria-label={t('openMenu')}
      className={`${toolButton} needs-script no-popover:hidden`}
    >
      <Icon name="menu" className="size-7" />
    </button>
  )
}

const menu =
  'm-0 hidden h-dvh focus-visible:outline-none max-h-none w-full max-w-none ' +
  'origin-[calc(100%-2.5rem)_2rem] scale-95 flex-col overflow-y-auto overscroll-contain bg-surface ' +
  'text-foreground opacity-0 transition-[opacity,scale,display,overlay] transition-discrete ' +
  'duration-200 ease-out backdrop:bg-foreground/40 open:flex open:scale-100 open:opacity-100 ' +
  'starting:open:scale-95 starting:open:opacity-0'

/**
 * The menu of narrow screens: a popover over the whole screen, which its buttons open and close without a script. A modal
 * dialog would be slower: it makes the rest of the page inert, which restyles all of it, before its first frame. It has the links of the wide
 * header with large targets: pages first, then actions.
 */
export async function MobileMenu({ at }: { at: PagePath }) {
  const t = await getTranslations('header')
  return (
    <dialog
      id={id}
      popover="auto"
      // biome-ignore lint/a11y/noAutofocus: opened by a tap, the first link would get the focus with its outline
      autoFocus
      // Safari moves the focus from here to the links only if it is focusable itself.
      tabIndex={-1}
      aria-modal="true"
      data-part="mobile-menu"
      data-state="closed"
      aria-label={t('mobileMenu')}
      className={menu}
    >
      <div className="wrap flex h-14 shrink-0 items-center justify-between">
        <Logo />
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
          className={toolButton}
        >
          <Icon name="close" className="size-7" />
        </button>
      </div>
      {/* Drawn one frame after the menu, so that a slow phone responds to the press at once (docs/performance.md). */}
      <div className="wrap flex grow flex-col pb-6 [transition:content-visibility_0s_1ms_allow-discrete] starting:[content-visibility:hidden]">
        <nav aria-label={t('mobileMenu')} className="mb-6">
          <ul role="list">
            <PageItem at={at} to="/" className={row} />
            <li>
              <p className="pt-2 font-semibold text-muted text-small">{t('cities')}</p>
              <CityLinks
                at={at}
                className="my-1 grid grid-cols-2 gap-x-4 border-rule border-y py-1 text-primary"
                linkClass={place}
                posterClass="h-18 w-15"
              />
            </li>
            <PageItem at={at} to="/pricing" className={row} />
            <BookingsItem className={row}>
              <Icon name="external" className="size-4" />
            </BookingsItem>
            <QuestionsItem at={at} className={row} />
            <PageItem at={at} to="/contact" className={row} />
          </ul>
        </nav>
        <div className="mt-auto grid gap-3">
          <div className="-ml-2">
            <LanguageLinks at={at} />
          </div>
          <EstimatorLink at={at} className={buttonClass({ size: 'lg' })}>
            {t('estimate')}
          </EstimatorLink>
          <CallLink className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            <Icon name="calendar" /> {t('call')}
          </CallLink>
          <PhoneLink className={buttonClass({ variant: 'quiet', size: 'lg' })} />
        </div>
      </div>
    </dialog>
  )
}
