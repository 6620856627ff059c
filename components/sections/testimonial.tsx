import { getTranslations } from 'next-intl/server'
import { hasRangeNote, type Person, type PersonKey, people } from '@/lib/content/people'
import { currentLocale } from '@/lib/i18n/current-locale'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { ExampleLabel } from './example-label'
import { OwnerPicture } from './owner-picture'
import { PlayMark } from './play-mark'

const variants = {
  letter: {
    figure: 'relative rounded-md bg-card p-5 shadow-card sm:p-10 md:rotate-[-0.6deg]',
    frame: 'mb-4 ml-5 w-24 rotate-2 sm:w-32',
    picture: 'aspect-4/5 border-4 border-surface shadow-card',
    quote: 'text-h3 sm:text-[1.75rem] sm:leading-snug',
    text: 'mt-4 md:text-lead',
    caption: 'gap-2 border-rule border-t pt-4',
    name: 'font-display text-primary text-h3',
  },
  note: {
    figure: 'flow-root border-highlight border-l-2 pl-6',
    frame: 'mb-2 ml-4 w-20',
    picture: 'aspect-4/5 rounded-sm border-4 border-card shadow-card',
    quote: 'text-h3',
    text: 'mt-2 max-md:text-small',
    caption: 'gap-1',
    name: 'font-semibold',
  },
} as const

type TestimonialProps = {
  person: PersonKey
  variant: keyof typeof variants
  /** Says why the income is outside the range of the area, unless a case study of the page does. */
  explained: boolean
}

/** What an owner says of us, and the income before and after, compared with the range of the area. */
export async function Testimonial({ person, variant, explained }: TestimonialProps) {
  const t = await getTranslations('testimonials')
  const tPerson = await getTranslations(`people.${person}`)
  const newTab = (await getTranslations('common'))('newTab')
  const { name, beforeRevenue, afterRevenue, videoUrl }: Person = people[person]
  const classes = variants[variant]
  return (
    <figure className={classes.figure}>
      {videoUrl ? (
        // The button below is the same link: this one is for those who press the picture.
        <ExternalLink
          href={videoUrl}
          newTab={newTab}
          tabIndex={-1}
          aria-hidden="true"
          className={`relative float-right ${classes.frame}`}
        >
          <OwnerPicture person={person} slot="letter" className={`w-full ${classes.picture}`} />
          <PlayMark />
        </ExternalLink>
      ) : (
        <OwnerPicture
          person={person}
          slot="letter"
          className={`float-right ${classes.frame} ${classes.picture}`}
        />
      )}
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
          {explained && hasRangeNote(await currentLocale(), person) ? (
            <p className="basis-full">{tPerson('rangeNote')}</p>
          ) : null}
        </div>
        {videoUrl ? (
          <ExternalLink
            href={videoUrl}
            newTab={newTab}
            className={`mt-1 justify-self-start ${buttonClass({ variant: 'secondary' })}`}
          >
            <Icon name="play" className="size-6" />
            {t('watchVideo')}
          </ExternalLink>
        ) : null}
      </figcaption>
    </figure>
  )
}
