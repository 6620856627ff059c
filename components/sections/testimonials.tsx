import { getTranslations } from 'next-intl/server'
import { exampleNames, type PersonKey } from '@/lib/content/people'
import { site } from '@/lib/site'
import { loadPoster } from '../art/posters'
import { Artwork } from '../ui/artwork'
import { ExternalLink } from '../ui/external-link'
import { Section, type SectionProps } from '../ui/section'
import { PlayMark } from './play-mark'
import { Testimonial } from './testimonial'

type TestimonialsProps = {
  people: readonly PersonKey[]
  /** Whether the page has the case studies of these owners. */
  areCases?: boolean
} & Pick<SectionProps, 'background'>

/** The first owner's testimonial as a letter, with the others as notes beside it. */
export async function Testimonials({ people, background, areCases = false }: TestimonialsProps) {
  const [first, ...others] = people
  const t = await getTranslations()
  return (
    <Section id="testimonials" title={t('testimonials.title')} background={background} action={<Video />}>
      <div
        className={others.length > 0 ? 'grid items-start gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16' : undefined}
      >
        {first ? (
          <Testimonial person={first} variant="letter" alone={others.length === 0} isCase={areCases} />
        ) : null}
        {others.length > 0 ? (
          <div className="grid gap-8 lg:gap-10">
            {others.map((person) => (
              <Testimonial key={person} person={person} variant="note" alone={false} isCase={areCases} />
            ))}
          </div>
        ) : null}
      </div>
      <p className="mt-8 text-muted text-small">
        {t('testimonials.disclaimer', { count: exampleNames(people).length })}
      </p>
    </Section>
  )
}

/** The video of the setting, which belongs to no owner, with a thumbnail. Renders nothing if it is not set. */
async function Video() {
  if (!site.videoUrl) return null
  const t = await getTranslations()
  return (
    <ExternalLink
      href={site.videoUrl}
      newTab={t('common.newTab')}
      className="link mt-4 inline-flex items-center gap-3 font-semibold"
    >
      <span className="relative block w-28 overflow-hidden rounded-sm">
        <Artwork image={await loadPoster('home')} className="aspect-video w-full" />
        <PlayMark />
      </span>
      {t('testimonials.watchVideo')}
    </ExternalLink>
  )
}
