import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

/** The Cities menu: a plain `<details>`. Its behaviour closes it on Escape, on a click outside and on a choice. */
export function CitiesMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details data-part="cities-menu" className="group/cities relative">
      <summary className="flex h-11 items-center gap-1 rounded-sm px-2 hover:bg-surface-alt lg:px-3">
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
