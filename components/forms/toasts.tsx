import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { Icon } from '@/components/ui/icon'

export type Notice = { kind: 'success' | 'error'; title: string; text: string }

export type ToastsProps = { notice: Notice; region: string }

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

/** The toaster, and each new notice as a toast: at most three at once, four seconds each. A default export, for `lazy`. */
export default function Toasts({ notice, region }: ToastsProps) {
  useEffect(() => {
    toast[notice.kind](notice.title, { description: notice.text })
  }, [notice])
  return (
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
    />
  )
}
