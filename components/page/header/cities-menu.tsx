'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'

/** The Cities disclosure: plain `<details>`, to which the script adds the ways of closing. */
export function CitiesMenu({ label, children }: { label: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const menu = details.current
      if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])

  const closeOnEscape = ({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }

  const closeOnChoice = ({ target, currentTarget: menu }: MouseEvent<HTMLDetailsElement>) => {
    if (target instanceof Element && target.closest('a')) menu.open = false
  }

  return (
    <details
      ref={details}
      onKeyDown={closeOnEscape}
      onClick={closeOnChoice}
      className="group/cities relative"
    >
      <summary className="flex h-11 items-center gap-1 rounded-sm px-2 hover:bg-stone lg:px-3">
        {label}
        <Icon
          name="chevron"
          className="size-4 transition-[rotate] duration-150 group-open/cities:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
