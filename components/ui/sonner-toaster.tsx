'use client'

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { Icon } from './icon'
import type { Toast } from './toaster'

/** At most three at once, four seconds each (SPEC.md section 9). */
const limits = { visibleToasts: 3, duration: 4000 }

/** Below the header, away from the floating buttons. */
const offset = { top: 'calc(var(--header-height) + 0.75rem)' }

const classNames = {
  toast:
    'flex w-full items-start gap-3 rounded-md border-2 p-4 shadow-card border-forest bg-paper text-ink ' +
    'data-[type=error]:border-wine data-[type=error]:bg-wine data-[type=error]:text-limestone',
  title: 'font-semibold',
  description: 'text-small',
  icon: 'mt-0.5',
}

let mounted = false

/** Mounts the toaster beside the page, in the same turn: sonner forgets what it is told before it is mounted. */
function mount(region: string) {
  if (mounted) return
  mounted = true
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <Toaster
        {...limits}
        style={{ fontFamily: 'inherit' }}
        position="top-center"
        offset={offset}
        mobileOffset={offset}
        customAriaLabel={region}
        icons={{ success: <Icon name="check" />, error: <Icon name="alert" /> }}
        toastOptions={{ unstyled: true, classNames }}
      />,
    ),
  )
}

/** Shows one toast. Import it lazily, through `showToast`. */
export function showSonnerToast({ kind, title, text, region }: Toast): void {
  mount(region)
  toast[kind](title, { description: text })
}
