import { getTranslations } from 'next-intl/server'
import type { CitySlug } from '@/lib/content/cities'
import { type Person, people } from '@/lib/content/people'
import { ExternalLink } from '../ui/external-link'
import { UnbrokenWords } from '../ui/unbroken-words'
import { ExampleLabel } from './example-label'
import { OwnerPicture } from './owner-picture'
import { PlayMark } from './play-mark'
import { RangeNote } from './range-note'
import { type IncomesProps, TestimonialIncomes } from './testimonial-incomes'

export type TestimonialProps = IncomesProps & {
  /** The city of a city page, whose range stands on the page: an income outside it is explained. */
  city?: CitySlug
}

const frame = 'float-right mb-2 ml-4 w-20'
const picture = 'aspect-4/5 rounded-sm border-4 border-card shadow-card'

/** What an owner says of us, and the income before and after, as a note beside or below a letter. */
export async function Testimonial({ person, hasCases, city, scale }: TestimonialProps) {
  const tPerson = await getTranslations(`people.${person}`)
  const newTab = (await getTranslations('common'))('newTab')
  const { name, area, videoUrl }: Person = people[person]
  return (
    <figure className="flow-root border-highlight border-l-2 pl-6">
      <blockquote>
        {videoUrl ? (
          // The button below is the same link: this one is for those who press the picture.
          <ExternalLink
            href={videoUrl}
            newTab={newTab}
            tabIndex={-1}
            aria-hidden="true"
            className={`relative ${frame}`}
          >
            <OwnerPicture person={person} slot="letter" className={`w-full ${picture}`} />
            <PlayMark />
          </ExternalLink>
        ) : (
          <OwnerPicture person={person} slot="letter" className={`${frame} ${picture}`} />
        )}
        <p className="font-display text-h3 text-pretty text-primary before:content-[open-quote]">
          <UnbrokenWords text={tPerson('quote')} />
        </p>
        <p className="mt-2 after:content-[close-quote] max-md:clear-right max-md:text-small">
          {tPerson('text')}
        </p>
      </blockquote>
      <figcaption className="mt-4 grid content-start gap-2">
        <p className="text-muted text-small">
          <span className="mr-2 font-semibold text-body text-foreground">{name}</span>{' '}
          <ExampleLabel person={person} />{' '}
          <span className="ml-1">
            <UnbrokenWords text={`${tPerson('property')}, ${tPerson('location')}.`} />
          </span>{' '}
          {area === city ? <RangeNote person={person} /> : null}
        </p>
        <TestimonialIncomes person={person} hasCases={hasCases} scale={scale} />
      </figcaption>
    </figure>
  )
}
