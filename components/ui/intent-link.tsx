'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * A link inside the site that fetches its target when somebody is about to follow it (pointer, focus, touch),
 * because fetching at sight costs three requests for each link of the page.
 */
export function IntentLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [intended, setIntended] = useState(false)
  const intend = () => setIntended(true)
  return (
    <Link
      {...props}
      prefetch={intended ? null : false}
      onPointerEnter={intend}
      onFocus={intend}
      onTouchStart={intend}
    />
  )
}
