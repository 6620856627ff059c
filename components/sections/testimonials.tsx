import { getTranslations } from 'next-intl/server'
import { caseStudies, testimonialCases } from '@/lib/content/case-studies'
import type { City } from '@/lib/content/cities'
import { site } from '@/lib/site'
import { vignettes } from '../art/posters'
import { Artwork } from '../ui/artwork'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'

type TestimonialKey = City['testimonials'][number]

/** The first owner's words as a letter; the others as notes beside it. */
export async function Testimonials({ people }: { people: readonly TestimonialKey[] }) {
  const t = await getTranslations('testimonials')
  const cases = await getTranslations('cases')
  const [first, ...others] = people
  return (
    <Section id="testimonials" title={t('title')}>
      <div
        className={
          others.length > 0 ? 'grid items-start gap-12 lg:grid-cols-[7fr_5fr] lg:gap-16' : 'max-w-4xl'
        }
      >
        {first ? <Letter person={first} /> : null}
        {others.length > 0 ? (
          <div className="grid gap-10">
            {others.map((person) => (
              <Note key={person} person={person} />
            ))}
          </div>
        ) : null}
      </div>
      <p className="mt-10 text-slate text-small">{cases('disclaimer')}</p>
    </Section>
  )
}

function caseOf(person: TestimonialKey) {
  return caseStudies.find(({ key }) => key === testimonialCases[person])
}

async function Revenue({ person }: { person: TestimonialKey }) {
  const t = await getTranslations('testimonials')
  const study = caseOf(person)
  if (!study) return null
  return (
    <p className="tabular flex flex-wrap gap-x-6 gap-y-1 text-small">
      <span>{t('before', { amount: study.before })}</span>
      <span className="font-semibold text-forest">{t('after', { amount: study.after })}</span>
    </p>
  )
}

async function Letter({ person }: { person: TestimonialKey }) {
  const t = await getTranslations('testimonials')
  const common = await getTranslations('common')
  const study = caseOf(person)
  return (
    <figure className="relative rounded-md bg-paper p-6 shadow-card sm:p-10 md:rotate-[-0.6deg]">
      {study ? (
        <Artwork
          image={vignettes[study.vignette]}
          className="float-right mb-4 ml-5 aspect-4/5 w-24 rotate-2 border-4 border-limestone shadow-card sm:w-32"
        />
      ) : null}
      <blockquote>
        <p className="font-display text-h3 text-forest sm:text-[1.75rem] sm:leading-snug">
          {t(`items.${person}.quote`)}
        </p>
        <p className="mt-5 text-lead">{t(`items.${person}.text`)}</p>
      </blockquote>
      <figcaption className="mt-6 grid gap-3 border-rule border-t pt-5">
        <p>
          <span className="font-display text-h3 text-forest">{t(`items.${person}.name`)}</span>
          <span className="block text-slate text-small">
            {t(`items.${person}.property`)}, {t(`items.${person}.location`)}
          </span>
        </p>
        <Revenue person={person} />
        <ExternalLink
          href={site.videoUrl}
          newTab={common('newTab')}
          className={`justify-self-start ${buttonClass({ kind: 'secondary' })}`}
        >
          <Icon name="play" className="size-6" />
          {t('watchVideo')}
        </ExternalLink>
      </figcaption>
    </figure>
  )
}

async function Note({ person }: { person: TestimonialKey }) {
  const t = await getTranslations('testimonials')
  return (
    <figure className="border-mustard border-l-2 pl-6">
      <blockquote>
        <p className="font-display text-forest text-h3">{t(`items.${person}.quote`)}</p>
        <p className="mt-3">{t(`items.${person}.text`)}</p>
      </blockquote>
      <figcaption className="mt-4 grid gap-1">
        <p>
          <span className="font-semibold">{t(`items.${person}.name`)}</span>
          <span className="block text-slate text-small">
            {t(`items.${person}.property`)}, {t(`items.${person}.location`)}
          </span>
        </p>
        <Revenue person={person} />
      </figcaption>
    </figure>
  )
}
