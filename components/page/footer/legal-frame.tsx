'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { holdFocus } from '@/components/ui/hold-focus'
import { Icon } from '@/components/ui/icon'

const id = 'legal'

type LegalFrameProps = { labels: { open: string; title: string; close: string }; children: ReactNode }

/**
 * A link to the text and the dialog that holds it. Without scripts a link to it shows the dialog in the flow of
 * the page (`:target`); with them every such link opens it as a modal.
 */
export function LegalFrame({ labels, children }: LegalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  // The forms link here too: their visitor must not lose sight of what was typed.
  useEffect(() => {
    const openModal = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(`a[href="#${id}"]`)) return
      event.preventDefault()
      // The page must not follow this anchor as it does others.
      event.stopPropagation()
      dialog.current?.showModal()
    }
    document.addEventListener('click', openModal, true)
    return () => document.removeEventListener('click', openModal, true)
  }, [])

  return (
    <>
      <a href={`#${id}`} className="no-print flex min-h-11 items-center underline-offset-4 hover:underline">
        {labels.open}
      </a>
      <dialog
        ref={dialog}
        id={id}
        aria-labelledby={`${id}-title`}
        onKeyDown={holdFocus}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
        className="m-auto w-[min(44rem,100%-2rem)] overflow-y-auto overscroll-contain rounded-md bg-limestone text-ink text-body shadow-card backdrop:bg-ink/60 target:static target:block open:max-h-[calc(100dvh-2rem)]"
      >
        <div className="p-6 md:p-10">
          <div className="flex items-start justify-between gap-4">
            <h2 id={`${id}-title`} className="text-forest! text-h2">
              {labels.title}
            </h2>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              aria-label={labels.close}
              className="needs-script grid size-11 shrink-0 place-items-center rounded-sm text-forest hover:bg-stone"
            >
              <Icon name="close" className="size-7" />
            </button>
          </div>
          <div className="[&_h3]:text-forest!">{children}</div>
        </div>
      </dialog>
    </>
  )
}
