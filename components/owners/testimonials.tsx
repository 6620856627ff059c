import { getTranslations } from 'next-intl/server'
import type { CitySlug } from '@/lib/content/cities'
import { exampleNames, highestRevenue, type PersonKey } from '@/lib/content/people'
import { site } from '@/lib/site/site'
import video from '../art/vignettes/video.svg'
import { Artwork } from '../ui/artwork'
import { ExternalLink } from '../ui/external-link'
import { Section } from '../ui/section'
import { PlayMark } from './play-mark'
import { Testimonial } from './testimonial'
import { TestimonialLetter } from './testimonial-letter'

type TestimonialsProps = {
  people: readonly PersonKey[]
  /** Whether the page has the case studies, which draw and explain the incomes. */
  hasCases?: boolean
  /** The city of a city page. */
  city?: CitySlug
}

const wide = 'lg:grid-cols-2 lg:gap-y-12 lg:*:first:col-span-2'

/** The letter, on the right; the video and the other testimonial fill the column beside it. */
const pair =
  'lg:grid-cols-[4fr_7fr] lg:grid-rows-[auto_1fr] ' +
  'lg:[&>figure:first-of-type]:col-start-2 lg:[&>figure:first-of-type]:row-span-2 lg:[&>figure:first-of-type]:row-start-1'

/**
 * The first owner's testimonial as a letter, and those of others as notes: one alone is beside the heading, two are beside each
 * other, and three or more are over the whole column below the heading and the video.
 */
export async function Testimonials({ people, hasCases = false, city }: TestimonialsProps) {
  const [first, ...others] = people
  const t = await getTranslations()
  const names = exampleNames(people)
  const shared = { hasCases, city, scale: highestRevenue(people) }
  const isWide = others.length > 1
  const isPair = others.length === 1
  const intro = [t('testimonials.invented', { count: names.length }), t('testimonials.amounts')]
  return (
    <Section
      id="testimonials"
      title={t('testimonials.title')}
      intro={intro.join(' ').trim()}
      background="surface-alt"
      heading={isWide ? 'split' : isPair ? 'above' : 'aside'}
      action={
        isPair ? null : (
          <Video
            className={`mt-6 ${isWide ? 'sm:max-lg:*:first:max-w-md lg:mt-0' : 'sm:*:first:max-w-80'}`}
          />
        )
      }
    >
      <div className={`grid gap-8 lg:gap-x-16 ${isWide ? wide : isPair ? pair : ''}`}>
        {isPair ? <Video className="sm:max-lg:*:first:max-w-80" /> : null}
        {first ? <TestimonialLetter person={first} isWide={isWide} isTall={isPair} {...shared} /> : null}
        {others.map((person) => (
          <Testimonial key={person} person={person} {...shared} />
        ))}
      </div>
    </Section>
  )
}

/** The video of the setting, which belongs to no owner, with a thumbnail. Renders nothing if it is not set. */
async function Video({ className }: { className: string }) {
  if (!site.videoUrl) return null
  const t = await getTranslations()
  return (
    <ExternalLink
      href={site.videoUrl}
      newTab={t('common.newTab')}
      className={`link grid justify-items-start gap-2 font-semibold ${className}`}
    >
      <span className="relative block w-full overflow-hidden rounded-md shadow-card">
        <Artwork image={video} className="aspect-video w-full" />
        <PlayMark />
      </span>
      {t('testimonials.watchOurVideo')}
    </ExternalLink>
  )
}
