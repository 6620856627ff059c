import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

const id = 'mobile-menu'

type MobileMenuProps = {
  labels: { menu: string; open: string; close: string }
  /** Beside the close button. */
  heading: ReactNode
  children: ReactNode
}

const toolButton = 'grid size-11 place-items-center rounded-sm text-primary hover:bg-surface-alt'

/**
 * The menu of narrow screens: a popover over the whole screen, which its buttons open and close without a script. A modal
 * dialog would be slower: it makes the rest of the page inert, which restyles all of it.
 */
export function MobileMenu({ labels, heading, children }: MobileMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="show"
        aria-haspopup="dialog"
        aria-controls={id}
        aria-label={labels.open}
        className={`${toolButton} needs-script needs-popover`}
      >
        <Icon name="menu" className="size-7" />
      </button>
      <dialog
        id={id}
        popover="auto"
        aria-modal="true"
        data-part="mobile-menu"
        data-state="closed"
        aria-label={labels.menu}
        className="m-0 hidden h-dvh max-h-none w-full max-w-none origin-[calc(100%-2.5rem)_2rem] scale-95 flex-col overflow-y-auto overscroll-contain bg-surface text-foreground opacity-0 transition-[opacity,scale,display,overlay] transition-discrete duration-200 ease-out backdrop:bg-foreground/40 open:flex open:scale-100 open:opacity-100 starting:open:scale-95 starting:open:opacity-0"
      >
        <div className="wrap flex h-14 shrink-0 items-center justify-between">
          {heading}
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={labels.close}
            className={toolButton}
          >
            <Icon name="close" className="size-7" />
          </button>
        </div>
        {children}
      </dialog>
    </>
  )
}
