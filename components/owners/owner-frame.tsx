import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { type Person, type PersonKey, people } from '@/lib/content/people'
import { ExternalLink } from '../ui/external-link'
import { PlayMark } from './play-mark'

type OwnerFrameProps = { person: PersonKey; className: string; children: ReactNode }

/** The picture of an owner, in `children`: with a play mark, and a link to the owner's video, if there is one. */
export async function OwnerFrame({ person, className, children }: OwnerFrameProps) {
  const { videoUrl }: Person = people[person]
  if (!videoUrl) return <div className={className}>{children}</div>
  return (
    // The button below is the same link: this one is for those who press the picture.
    <ExternalLink
      href={videoUrl}
      newTab={(await getTranslations('common'))('newTab')}
      tabIndex={-1}
      aria-hidden="true"
      className={`block ${className}`}
    >
      {children}
      <PlayMark />
    </ExternalLink>
  )
}
