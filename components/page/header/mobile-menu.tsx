import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import type { PagePath } from '@/lib/content/pages'
import { Logo } from '../logo'
import { MobileMenuContent } from './mobile-menu-content'

const id = 'mobile-menu'

const toolButton = 'grid size-11 place-items-center rounded-sm text-primary hover:bg-surface-alt'

/**
 * The menu of narrow screens: a popover over the whole screen, which its buttons open and close without a script. A modal
 * dialog would be slower: it makes the rest of the page inert, which restyles all of it.
 */
export async function MobileMenu({ at }: { at: PagePath }) {
  const t = await getTranslations('header')
  return (
    <>
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
      <dialog
        id={id}
        popover="auto"
        aria-modal="true"
        data-part="mobile-menu"
        data-state="closed"
        aria-label={t('mobileMenu')}
        className="m-0 hidden h-dvh max-h-none w-full max-w-none origin-[calc(100%-2.5rem)_2rem] scale-95 flex-col overflow-y-auto overscroll-contain bg-surface text-foreground opacity-0 transition-[opacity,scale,display,overlay] transition-discrete duration-200 ease-out backdrop:bg-foreground/40 open:flex open:scale-100 open:opacity-100 starting:open:scale-95 starting:open:opacity-0"
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
        <MobileMenuContent at={at} />
      </dialog>
    </>
  )
}
