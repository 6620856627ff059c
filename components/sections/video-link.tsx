import { getTranslations } from 'next-intl/server'
import { type Person, type PersonKey, people } from '@/lib/content/people'
import { site } from '@/lib/site'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'

type VideoLinkProps = {
  person: PersonKey
  /** The first testimonial of a page falls back to the video of the settings. */
  first?: boolean
}

/** A button to the video of a testimonial, in a new tab. Renders nothing if it has no address. */
export async function VideoLink({ person, first = false }: VideoLinkProps) {
  const { videoUrl }: Person = people[person]
  const href = videoUrl ?? (first ? site.videoUrl : null)
  if (!href) return null
  const t = await getTranslations()
  return (
    <ExternalLink
      href={href}
      newTab={t('common.newTab')}
      className={`mt-1 justify-self-start ${buttonClass({ kind: 'secondary' })}`}
    >
      <Icon name="play" className="size-6" />
      {t('testimonials.watchVideo')}
    </ExternalLink>
  )
}
