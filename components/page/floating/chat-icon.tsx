'use client'

import { useState } from 'react'

const icon = '/chat.svg'

/** The chat's icon. Where it does not load it is hidden and that is logged; the words beside it then show. */
export function ChatIcon() {
  const [broken, setBroken] = useState(false)

  const onBroken = () => {
    console.warn('The chat icon did not load:', icon)
    setBroken(true)
  }

  /** The icon may have failed before hydration. */
  const checkIcon = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onBroken()
  }

  if (broken) return null
  return (
    // biome-ignore lint/performance/noImgElement: a vector file needs no resizing service
    <img ref={checkIcon} src={icon} width={28} height={28} alt="" onError={onBroken} />
  )
}
