import { getTranslations } from 'next-intl/server'
import { type Person, people } from '@/lib/content/people'
import stamp from '../art/blocks/stamp.svg'
import { Artwork } from '../ui/artwork'
import { UnbrokenWords } from '../ui/unbroken-words'
import { ExampleLabel } from './example-label'
import { OwnerFrame } from './owner-frame'
import { OwnerPicture } from './owner-picture'
import { Postmark } from './postmark'
import { RangeNote } from './range-note'
import type { TestimonialProps } from './testimonial'
import { TestimonialIncomes } from './testimonial-incomes'

/** The stamp, above the words on phones and beside them from 480 px. */
const stampClass =
  'relative mb-3 ml-auto h-22.5 w-18 drop-shadow-stamp max-sm:-mt-10 sm:float-right sm:mb-4 sm:ml-24 sm:h-30 sm:w-24'

const quoteClass = 'font-display text-primary text-pretty text-quote before:content-[open-quote]'

type LetterProps = TestimonialProps & {
  /** Over the whole column, instead of beside the heading. */
  isWide?: boolean
  /** As high as what is beside it: larger words, and the signature at the foot. */
  isTall?: boolean
}

/** What an owner says of us, as a letter: a stamp with the owner's picture, and the name as its signature. */
export async function TestimonialLetter({
  person,
  hasCases,
  city,
  scale,
  isWide = false,
  isTall = false,
}: LetterProps) {
  const t = await getTranslations('cities')
  const tPerson = await getTranslations(`people.${person}`)
  const { name, area }: Person = people[person]
  return (
    <figure
      className={`relative rounded-sm bg-surface p-5 shadow-letter max-sm:mt-6 sm:p-12 ${isTall ? 'lg:grid lg:grid-rows-[1fr_auto]' : ''}`}
    >
      <div>
        <OwnerFrame person={person} className={stampClass}>
          <OwnerPicture
            person={person}
            slot="letter"
            className="absolute top-[5%] left-[6.25%] h-[80%] w-[87.5%]"
          />
          <Artwork image={stamp} className="absolute inset-0 size-full" />
          <Postmark town={t(`${area}.name`)} className="absolute -top-[11.7%] -left-[62.5%] w-[117%]" />
        </OwnerFrame>
        <blockquote>
          <p className={`${quoteClass} ${isWide || isTall ? 'lg:text-h2' : ''}`}>
            <UnbrokenWords text={tPerson('quote')} />
          </p>
          <p
            className={`mt-5 max-w-[58ch] after:content-[close-quote] md:text-lead ${isWide ? '' : 'sm:clear-right'}`}
          >
            {tPerson('text')}
          </p>
        </blockquote>
      </div>
      <figcaption className={`mt-6 ${isWide ? 'lg:grid lg:grid-cols-2 lg:gap-x-12' : ''}`}>
        <div>
          <p className="font-display text-compared text-primary">
            {name} <ExampleLabel person={person} />
          </p>
          <p className="mt-1 text-pretty text-muted text-small">
            <UnbrokenWords text={`${tPerson('property')}, ${tPerson('location')}.`} />{' '}
            {area === city ? <RangeNote person={person} /> : null}
          </p>
        </div>
        {/* Bars have one scale, below each other. */}
        <div
          className={`${hasCases ? 'flex flex-wrap gap-x-10' : 'grid'} mt-5 gap-y-2 border-rule border-t pt-4 ${isWide ? 'lg:mt-0 lg:border-t-0 lg:pt-0' : ''}`}
        >
          <TestimonialIncomes person={person} hasCases={hasCases} scale={scale} />
        </div>
      </figcaption>
    </figure>
  )
}
