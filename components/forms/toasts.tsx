import { createRoot, type Root } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { Icon } from '../ui/icon'

/** Below the header, away from the floating buttons. */
const offset = { top: 'calc(var(--header-height) + 0.75rem)' }

const classNames = {
  toast:
    'flex w-full items-start gap-3 rounded-md border-2 p-4 shadow-card border-primary bg-card text-foreground ' +
    'data-[type=error]:border-accent data-[type=error]:bg-accent data-[type=error]:text-on-primary',
  title: 'font-semibold',
  description: 'text-small',
  icon: 'mt-0.5',
}

let root: Root | undefined

/** Shows a toast for four seconds, at most three at once. `region` names the live region of the toasts. */
export function showToast(kind: 'success' | 'error', title: string, text: string, region: string): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <Toaster
      visibleToasts={3}
      duration={4000}
      style={{ fontFamily: 'inherit' }}
      position="top-center"
      offset={offset}
      mobileOffset={offset}
      customAriaLabel={region}
      icons={{ success: <Icon name="check" />, error: <Icon name="alert" /> }}
      toastOptions={{ unstyled: true, classNames }}
    />,
  )
  toast[kind](title, { description: text })
}
