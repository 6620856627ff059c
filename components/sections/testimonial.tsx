import { getTranslations } from 'next-intl/server'
import type { CitySlug } from '@/lib/content/cities'
import { type Person, type PersonKey, people } from '@/lib/content/people'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { UnbrokenWords } from '../ui/unbroken-words'
import { ExampleLabel } from './example-label'
import { IncomeBar } from './income-bar'
import { OwnerPicture } from './owner-picture'
import { PlayMark } from './play-mark'
import { RangeNote } from './range-note'

const variants = {
  letter: {
    figure: 'rounded-md bg-card p-5 shadow-card sm:p-10',
    frame: 'mb-4 ml-5 w-24 rotate-2 sm:w-32',
    picture: 'aspect-4/5 border-4 border-surface shadow-card',
    quote: 'text-h3 sm:text-[1.75rem] sm:leading-snug',
    text: 'mt-4 md:text-lead',
    caption: 'gap-3 border-rule border-t pt-4',
    name: 'font-display text-primary text-h3',
  },
  note: {
    figure: 'flow-root border-highlight border-l-2 pl-6',
    frame: 'mb-2 ml-4 w-20',
    picture: 'aspect-4/5 rounded-sm border-4 border-card shadow-card',
    quote: 'text-h3',
    text: 'mt-2 max-md:text-small',
    caption: 'gap-2',
    name: 'font-semibold text-body text-foreground',
  },
} as const

type TestimonialProps = {
  person: PersonKey
  variant: keyof typeof variants
  /** It has the width of the page: from 1024 px its text is beside its quote. */
  wide?: boolean
  /** The case study of the house on the same page draws the incomes. */
  hasCases: boolean
  /** The city of a city page, whose range stands on the page: an income outside it is explained. */
  city?: CitySlug
  /** The income that fills the whole width of a bar. */
  scale: number
}

/** What an owner says of us, and the income before and after. */
export async function Testimonial({
  person,
  variant,
  wide = false,
  hasCases,
  city,
  scale,
}: TestimonialProps) {
  const t = await getTranslations('testimonials')
  const tPerson = await getTranslations(`people.${person}`)
  const newTab = (await getTranslations('common'))('newTab')
  const { name, area, beforeRevenue, afterRevenue, videoUrl }: Person = people[person]
  const classes = variants[variant]
  const incomes = { before: beforeRevenue, after: afterRevenue }
  return (
    <figure className={`${classes.figure} ${wide ? 'lg:grid lg:grid-cols-2 lg:gap-x-16' : ''}`}>
      <blockquote className={wide ? 'lg:contents' : ''}>
        <div className="lg:row-span-2 lg:self-center">
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
          <p className={`font-display text-primary ${classes.quote} ${wide ? 'lg:text-[2.25rem]' : ''}`}>
            <q>
              <UnbrokenWords text={tPerson('quote')} />
            </q>
          </p>
        </div>
        <p className={`max-md:clear-right ${classes.text} ${wide ? 'lg:mt-0' : ''}`}>
          <q>{tPerson('text')}</q>
        </p>
      </blockquote>
      <figcaption className={`mt-4 grid content-start ${classes.caption}`}>
        <p className="text-muted text-small">
          <span className={`mr-2 ${classes.name}`}>{name}</span> <ExampleLabel person={person} />{' '}
          <span className="ml-1">
            <UnbrokenWords text={`${tPerson('property')}, ${tPerson('location')}.`} />
          </span>{' '}
          {area === city ? <RangeNote person={person} /> : null}
        </p>
        {(['before', 'after'] as const).map((time) => (
          <div key={time} className="tabular text-small">
            <p className={time === 'after' ? 'font-semibold text-primary' : ''}>
              {t(time, { amount: incomes[time] })}
            </p>
            {hasCases ? null : <IncomeBar time={time} amount={incomes[time]} scale={scale} />}
          </div>
        ))}
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
