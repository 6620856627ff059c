'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, type MouseEvent, startTransition } from 'react'

/** Whether the click asks for the page here and now, not in another tab, and nobody has taken it yet. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Older browsers do not tell, and their taps are the router's like other clicks. */
const isTap = ({ nativeEvent }: MouseEvent) =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'

/**
 * A link inside the site that fetches its target when a mouse or the keyboard's focus rests on it: fetching at sight
 * costs three requests for each link of the page. A click then shows the page at once. A tap comes out of nothing:
 * there the browser loads the document (components/shell/prefetch-rules.tsx), which a phone shows sooner than the router
 * could fetch and render the same (docs/performance.md).
 * In place of next/link, whose code does much that a link with a fixed address does not need: 3 kB on every page.
 */
export function IntentLink({ href, onClick, ...props }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter()
  const intend = () => router.prefetch(href)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlain(event) || isTap(event)) return
    event.preventDefault()
    startTransition(() => router.push(href))
  }
  return (
    <a
      {...props}
      href={href}
      onClick={follow}
      onPointerEnter={({ pointerType }) => pointerType === 'touch' || intend()}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && intend()}
    />
  )
}
