import { createRoot, type Root } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { Icon } from '../ui/icon'

type Toast = { kind: 'success' | 'error'; title: string; text: string }

const classNames = {
  toast:
    'pointer-events-none! flex w-full items-start gap-3 rounded-md border-2 p-4 shadow-card border-primary bg-card text-foreground ' +
    'data-[type=error]:border-accent data-[type=error]:bg-accent data-[type=error]:text-on-primary',
  title: 'font-semibold',
  description: 'text-small',
  icon: 'mt-0.5',
}

let root: Root | undefined

/** The status beside the button speaks: the region of the toasts, which is live in this library, would repeat it. */
function silence(region: HTMLElement | null): void {
  for (const attribute of ['aria-live', 'aria-relevant', 'aria-atomic']) region?.removeAttribute(attribute)
}

/** Above the docked bar of the home page, where the outcome and the next step have left room for them (components/forms/form-status.tsx). */
const offset = { bottom: 'calc(var(--room-below, 0px) + 1rem)' }

/**
 * Shows a toast for four seconds, in place of the one before it, which the new outcome would contradict. `label` names the
 * region. The pointer passes through: under one that stays where it has pressed the button, a toast would never go.
 */
export function showToast(place: HTMLElement | null, { kind, title, text }: Toast, label: string): void {
  if (!place) return
  root ??= createRoot(place)
  root.render(
    <Toaster
      ref={silence}
      duration={4000}
      style={{ fontFamily: 'inherit', pointerEvents: 'none' }}
      position="bottom-center"
      offset={offset}
      mobileOffset={offset}
      customAriaLabel={label}
      icons={{ success: <Icon name="check" />, error: <Icon name="alert" /> }}
      toastOptions={{ unstyled: true, classNames }}
    />,
  )
  toast[kind](title, { id: 'outcome', description: text })
}
