'use client'

import type { SyntheticEvent } from 'react'
import { addressOfSegment } from './page-address'
import { usePageSegment } from './use-page-segment'

export type LanguageChoice = {
  hrefLang: string
  /** The language's own name. */
  name: string
  /** What the link shows: FR. */
  code: string
  current: boolean
  /** Public addresses of the static pages in that language. */
  addresses: Record<string, string>
}

type LanguageLinksProps = { choices: LanguageChoice[]; label: string; tone?: 'light' | 'dark' }

const tones = {
  light: 'text-slate hover:text-forest aria-[current]:border-wine aria-[current]:text-forest',
  dark: 'text-limestone/85 hover:text-limestone aria-[current]:border-mustard aria-[current]:text-limestone',
} as const

/** The block the visitor is reading goes along, as it is at the moment of the click. */
function keepHash({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) {
  currentTarget.hash = window.location.hash
}

/** The same page in each language, as plain document loads, because the language of the document changes. */
export function LanguageLinks({ choices, label, tone = 'light' }: LanguageLinksProps) {
  const segment = usePageSegment()
  return (
    <ul aria-label={label} className="flex items-center">
      {choices.map(({ hrefLang, name, code, current, addresses }) => (
        <li key={hrefLang}>
          <a
            href={addressOfSegment(segment, addresses)}
            hrefLang={hrefLang}
            lang={hrefLang}
            aria-current={current ? 'true' : undefined}
            onPointerDown={keepHash}
            onClick={keepHash}
            className={`grid h-11 min-w-9 place-items-center font-semibold text-small ${tones[tone]}`}
          >
            <span className="border-transparent border-b-2 px-0.5 leading-snug [[aria-current]>&]:border-current">
              {code}
              <span className="sr-only"> {name}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
