'use client'

import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Stands in the HTML that crawlers read and stays there while React takes over. After a navigation in the
 * browser it renders nothing: React makes script elements through innerHTML, which our Trusted Types policy
 * refuses, and no crawler navigates that way.
 */
export function JsonLdScript({ data }: { data: string }) {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [stands] = useState(fromServer)
  return stands ? <script type="application/ld+json">{data}</script> : null
}
