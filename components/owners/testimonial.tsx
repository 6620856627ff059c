import { getTranslations } from 'next-intl/server'
import type { CitySlug } from '@/lib/content/cities'
import { type Person, people } from '@/lib/content/people'
import { UnbrokenWords } from '../ui/unbroken-words'
import { ExampleLabel } from './example-label'
import { OwnerFrame } from './owner-frame'
import { OwnerPicture } from './owner-picture'
import { RangeNote } from './range-note'
import { type IncomesProps, TestimonialIncomes } from './testimonial-incomes'

export type TestimonialProps = IncomesProps & {
  /** The city of a city page, whose range stands on the page: an income outside it is explained. */
  city?: CitySlug
}

/** What an owner says of us, and the income before and after, as a note beside or below a letter. */
export async function Testimonial({ person, hasCases, city, scale }: TestimonialProps) {
  const tPerson = await getTranslations(`people.${person}`)
  const { name, area }: Person = people[person]
  return (
    <figure className="flex flex-col border-highlight border-l-2 pl-6">
      <blockquote>
        <p className="text-pretty font-display text-h3 text-primary before:content-[open-quote]">
          <UnbrokenWords text={tPerson('quote')} />
        </p>
        <p className="mt-2 max-w-[62ch] after:content-[close-quote] max-md:text-small">{tPerson('text')}</p>
      </blockquote>
      {/* Beside a longer testimonial, the incomes stand at the same height. */}
      <figcaption className="mt-auto grid content-start gap-2 pt-4">
        {/* The words stand below the picture where letters are large. */}
        <div className="flex flex-wrap items-center gap-4">
          <OwnerFrame person={person} className="relative w-16 shrink-0 md:w-20">
            <OwnerPicture
              person={person}
              slot="letter"
              className="aspect-4/5 w-full rounded-sm border-4 border-card shadow-card"
            />
          </OwnerFrame>
          <div className="flex-1">
            <p>
              <span className="mr-1 font-semibold">{name}</span> <ExampleLabel person={person} />
            </p>
            <p className="text-muted text-small">
              <UnbrokenWords text={`${tPerson('property')}, ${tPerson('location')}.`} />{' '}
              {area === city ? <RangeNote person={person} /> : null}
            </p>
          </div>
        </div>
        <TestimonialIncomes person={person} hasCases={hasCases} scale={scale} />
      </figcaption>
    </figure>
  )
}
