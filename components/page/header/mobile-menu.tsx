'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { holdFocus } from '@/components/ui/hold-focus'
import { Icon } from '@/components/ui/icon'

/** From this width the header shows its links itself (768 px). */
const wideHeader = '(min-width: 48rem)'
const id = 'mobile-menu'

type MobileMenuProps = {
  labels: { menu: string; open: string; close: string }
  /** What stands beside the close button. */
  heading: ReactNode
  children: ReactNode
}

const toolButton = 'grid size-11 place-items-center rounded-sm text-forest hover:bg-stone'

/** Browsers before 2024 know no popovers: there the menu is a modal dialog, which its buttons open by script. */
const knowsPopovers = () => 'popover' in HTMLElement.prototype

const isShown = (menu: HTMLDialogElement) => menu.open || (knowsPopovers() && menu.matches(':popover-open'))

function hide(menu: HTMLDialogElement | null) {
  if (menu?.open) menu.close()
  else if (menu && isShown(menu)) menu.hidePopover()
}

/**
 * The menu of narrow screens: a popover over the whole screen, which its button opens even before this script runs.
 * A modal dialog would be slower: it makes the rest of the page inert, which restyles all of it.
 */
export function MobileMenu({ labels, heading, children }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const readState = () => setOpen(dialog.current !== null && isShown(dialog.current))

  useEffect(() => {
    const menu = dialog.current
    if (!menu) return
    setOpen(isShown(menu))
    const wide = window.matchMedia(wideHeader)
    const closeWhenWide = () => wide.matches && hide(menu)
    wide.addEventListener('change', closeWhenWide)
    return () => wide.removeEventListener('change', closeWhenWide)
  }, [])

  const openByScript = () => {
    if (knowsPopovers()) return
    dialog.current?.showModal()
    readState()
  }

  const closeOnChoice = ({ target, currentTarget: menu }: MouseEvent<HTMLDialogElement>) => {
    if (target instanceof Element && target.closest('a')) hide(menu)
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="show"
        onClick={openByScript}
        aria-haspopup="dialog"
        aria-controls={id}
        aria-label={labels.open}
        className={`${toolButton} needs-script`}
      >
        <Icon name="menu" className="size-7" />
      </button>
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-modal="true"
        onToggle={readState}
        onClose={readState}
        data-part="mobile-menu"
        data-state={open ? 'open' : 'closed'}
        aria-label={labels.menu}
        onKeyDown={holdFocus}
        onClick={closeOnChoice}
        className="m-0 hidden h-dvh max-h-none w-full max-w-none origin-[calc(100%-2.5rem)_2rem] scale-95 flex-col overflow-y-auto overscroll-contain bg-limestone text-ink opacity-0 transition-[opacity,scale,display,overlay] transition-discrete duration-200 ease-out backdrop:bg-ink/40 open:flex open:scale-100 open:opacity-100 starting:open:scale-95 starting:open:opacity-0"
      >
        <div className="wrap flex h-14 shrink-0 items-center justify-between">
          {heading}
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => knowsPopovers() || hide(dialog.current)}
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
