import { getTranslations } from 'next-intl/server'
import { type Person, people } from '@/lib/content/people'
import stamp from '../art/blocks/stamp.svg'
import { Artwork } from '../ui/artwork'
import { UnbrokenWords } from '../ui/unbroken-words'
import { ExampleLabel } from './example-label'
import { OwnerPicture } from './owner-picture'
import { Postmark } from './postmark'
import { RangeNote } from './range-note'
import type { TestimonialProps } from './testimonial'
import { TestimonialIncomes } from './testimonial-incomes'

/** What an owner says of us, as a letter: a stamp with the owner's picture, and the name as its signature. */
export async function TestimonialLetter({ person, hasCases, city, scale }: TestimonialProps) {
  const t = await getTranslations('cities')
  const tPerson = await getTranslations(`people.${person}`)
  const { name, area }: Person = people[person]
  return (
    <figure className="relative rounded-sm bg-surface p-5 shadow-letter max-sm:mt-6 sm:p-12">
      <div className="relative float-right mb-2 ml-14 h-22.5 w-18 drop-shadow-stamp max-sm:-mt-10 sm:mb-4 sm:ml-24 sm:h-30 sm:w-24">
        <OwnerPicture
          person={person}
          slot="letter"
          className="absolute top-[5%] left-[6.25%] h-[80%] w-[87.5%]"
        />
        <Artwork image={stamp} className="absolute inset-0 size-full" />
        <Postmark town={t(`${area}.name`)} className="absolute -top-[11.7%] -left-[62.5%] w-[117%]" />
      </div>
      <blockquote>
        <p className="font-display text-pretty wrap-normal large-text:wrap-anywhere text-[1.5rem] text-primary leading-snug before:content-[open-quote] sm:text-[2.125rem]">
          <UnbrokenWords text={tPerson('quote')} />
        </p>
        <p className="clear-right mt-5 max-w-[58ch] after:content-[close-quote] md:text-lead">
          {tPerson('text')}
        </p>
      </blockquote>
      <figcaption className="mt-6">
        <p className="font-display text-[1.75rem] text-primary leading-tight">{name}</p>
        <p className="mt-1 text-muted text-small">
          <UnbrokenWords text={`${tPerson('property')}, ${tPerson('location')}.`} />{' '}
          <ExampleLabel person={person} /> {area === city ? <RangeNote person={person} /> : null}
        </p>
        {/* Bars have one scale, below each other. */}
        <div
          className={`mt-5 ${hasCases ? 'flex flex-wrap gap-x-10' : 'grid'} gap-y-2 border-rule border-t pt-4`}
        >
          <TestimonialIncomes person={person} hasCases={hasCases} scale={scale} />
        </div>
      </figcaption>
    </figure>
  )
}
