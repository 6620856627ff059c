'use client'

import type { SyntheticEvent } from 'react'
import { addressOfSegment } from '../page-address'
import { usePageSegment } from '../use-page-segment'
import { type LanguageItem, LanguageList } from './language-list'

/** A language to choose; `addresses` are the public ones of its static pages. */
export type LanguageChoice = Omit<LanguageItem, 'href'> & { addresses: Record<string, string> }

type LanguageLinksProps = { choices: LanguageChoice[]; label: string; tone?: 'light' | 'dark' }

/** The block the visitor is reading goes along, as it is at the moment of the click. */
function keepHash({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) {
  currentTarget.hash = window.location.hash
}

/** The same page in each language. */
export function LanguageLinks({ choices, label, tone }: LanguageLinksProps) {
  const segment = usePageSegment()
  const items = choices.map(({ addresses, ...item }) => ({
    ...item,
    href: addressOfSegment(segment, addresses),
  }))
  return <LanguageList items={items} label={label} tone={tone} onPointerDown={keepHash} onClick={keepHash} />
}
