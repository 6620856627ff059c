import { getTranslations } from 'next-intl/server'
import { type Person, type PersonKey, people } from '@/lib/content/people'
import { site } from '@/lib/site'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { ExampleLabel } from './example-label'
import { OwnerPicture } from './owner-picture'

const variants = {
  letter: {
    figure: 'relative rounded-md bg-card p-5 shadow-card sm:p-10 md:rotate-[-0.6deg]',
    picture: 'mb-4 ml-5 w-24 rotate-2 border-surface sm:w-32',
    quote: 'text-h3 sm:text-[1.75rem] sm:leading-snug',
    text: 'mt-4 md:text-lead',
    caption: 'gap-2 border-rule border-t pt-4',
    name: 'font-display text-primary text-h3',
  },
  note: {
    figure: 'flow-root border-highlight border-l-2 pl-6',
    picture: 'mb-2 ml-4 w-20 rounded-sm border-card',
    quote: 'text-h3',
    text: 'mt-2 max-md:text-small',
    caption: 'gap-1',
    name: 'font-semibold',
  },
} as const

type TestimonialProps = { person: PersonKey; variant: keyof typeof variants }

/** What an owner says of us, and the income before and after, compared with the range of the area. */
export async function Testimonial({ person, variant }: TestimonialProps) {
  const t = await getTranslations('testimonials')
  const tPerson = await getTranslations(`people.${person}`)
  const { name, beforeRevenue, afterRevenue } = people[person]
  const classes = variants[variant]
  return (
    <figure className={classes.figure}>
      <OwnerPicture
        person={person}
        slot="letter"
        className={`float-right aspect-4/5 border-4 shadow-card ${classes.picture}`}
      />
      <blockquote>
        <p className={`font-display text-primary ${classes.quote}`}>{tPerson('quote')}</p>
        <p className={`max-md:clear-right ${classes.text}`}>{tPerson('text')}</p>
      </blockquote>
      <figcaption className={`mt-4 grid ${classes.caption}`}>
        <div>
          <p>
            <span className={`mr-2 ${classes.name}`}>{name}</span> <ExampleLabel person={person} />
          </p>
          <p className="text-muted text-small">
            {tPerson('property')}, {tPerson('location')}
          </p>
        </div>
        <div className="tabular flex flex-wrap gap-x-6 gap-y-1 text-small">
          <p>{t('before', { amount: beforeRevenue })}</p>
          <p className="font-semibold text-primary">{t('after', { amount: afterRevenue })}</p>
          <p className="basis-full">{tPerson('rangeNote')}</p>
        </div>
        <VideoLink person={person} first={variant === 'letter'} />
      </figcaption>
    </figure>
  )
}

/** A link to the video of a testimonial, if there is one. The first testimonial falls back to the setting. */
async function VideoLink({ person, first }: { person: PersonKey; first: boolean }) {
  const { videoUrl }: Person = people[person]
  const href = videoUrl ?? (first ? site.videoUrl : null)
  if (!href) return null
  const t = await getTranslations()
  return (
    <ExternalLink
      href={href}
      newTab={t('common.newTab')}
      className={`mt-1 justify-self-start ${buttonClass({ variant: 'secondary' })}`}
    >
      <Icon name="play" className="size-6" />
      {t('testimonials.watchVideo')}
    </ExternalLink>
  )
}
