'use client'

import { useState } from 'react'
import { ExternalLink } from '@/components/ui/external-link'
import type { CountedEvent } from '@/lib/measure/announce'

const icon = '/chat.svg'

type ChatButtonProps = { href: string; label: string; newTab: string }

/** A link to the chat. Where its icon does not load, the icon goes and the words come (SPEC.md section 8). */
export function ChatButton({ href, label, newTab }: ChatButtonProps) {
  const [broken, setBroken] = useState(false)

  const onBroken = () => {
    console.warn('The chat icon did not load:', icon)
    setBroken(true)
  }

  /** The icon may have failed before React came. */
  const checkIcon = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onBroken()
  }

  return (
    <div data-part="chat-button" className="max-md:grow max-md:[[data-state=shown]+&]:grow-0">
      <ExternalLink
        href={href}
        newTab={newTab}
        data-event={'chat' satisfies CountedEvent}
        className="flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-sm border-2 border-forest bg-forest px-2 md:px-4 font-semibold text-limestone hover:bg-ink"
      >
        {broken ? null : (
          // biome-ignore lint/performance/noImgElement: a vector file needs no resizing service
          <img ref={checkIcon} src={icon} width={32} height={32} alt="" onError={onBroken} />
        )}
        <span className={broken ? 'px-2' : 'max-md:[[data-state=shown]+div_&]:sr-only'}>{label}</span>
      </ExternalLink>
    </div>
  )
}
