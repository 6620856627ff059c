import { getTranslations } from 'next-intl/server'
import type { PersonKey } from '@/lib/content/people'
import { Section, type SectionProps } from '../ui/section'
import { Testimonial } from './testimonial'

type TestimonialsProps = { people: readonly PersonKey[] } & Pick<SectionProps, 'background'>

/** The first owner's testimonial as a letter, with the others as notes beside it; a single letter is beside the heading. */
export async function Testimonials({ people, background }: TestimonialsProps) {
  const [first, ...others] = people
  const t = await getTranslations()
  return (
    <Section
      id="testimonials"
      title={t('testimonials.title')}
      background={background}
      heading={others.length > 0 ? 'above' : 'aside'}
    >
      <div
        className={others.length > 0 ? 'grid items-start gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16' : undefined}
      >
        {first ? <Testimonial person={first} variant="letter" /> : null}
        {others.length > 0 ? (
          <div className="grid gap-8 lg:gap-10">
            {others.map((person) => (
              <Testimonial key={person} person={person} variant="note" />
            ))}
          </div>
        ) : null}
      </div>
      <p className="mt-8 text-muted text-small">{t('testimonials.disclaimer', { count: people.length })}</p>
    </Section>
  )
}
