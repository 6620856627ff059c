import { getTranslations } from 'next-intl/server'
import type { PersonKey } from '@/lib/content/people'
import { Section } from '../ui/section'
import { OwnerFigures } from './owner-figures'
import { OwnerPicture } from './owner-picture'
import { Signature } from './signature'
import { VideoLink } from './video-link'

/** The first owner's testimonial as a letter, the others as notes beside it. */
export async function Testimonials({ people: [first, ...others] }: { people: readonly PersonKey[] }) {
  const t = await getTranslations()
  return (
    <Section id="testimonials" title={t('testimonials.title')}>
      <div
        className={
          others.length > 0 ? 'grid items-start gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16' : 'max-w-4xl'
        }
      >
        {first ? <Letter person={first} /> : null}
        {others.length > 0 ? (
          <div className="grid gap-8 lg:gap-10">
            {others.map((person) => (
              <Note key={person} person={person} />
            ))}
          </div>
        ) : null}
      </div>
      <p className="mt-10 text-muted text-small">{t('cases.disclaimer')}</p>
    </Section>
  )
}

async function Letter({ person }: { person: PersonKey }) {
  const words = await getTranslations(`people.${person}`)
  return (
    <figure className="relative rounded-md bg-card p-5 shadow-card sm:p-10 md:rotate-[-0.6deg]">
      <OwnerPicture
        person={person}
        slot="letter"
        className="float-right mb-4 ml-5 aspect-4/5 w-24 rotate-2 border-4 border-surface shadow-card sm:w-32"
      />
      <blockquote>
        <p className="font-display text-h3 text-primary sm:text-[1.75rem] sm:leading-snug">
          {words('quote')}
        </p>
        <p className="mt-4 md:text-lead">{words('text')}</p>
      </blockquote>
      <figcaption className="mt-4 grid gap-2 border-rule border-t pt-4">
        <Signature person={person} className="font-display text-primary text-h3" />
        <OwnerFigures person={person} />
        <VideoLink person={person} first />
      </figcaption>
    </figure>
  )
}

async function Note({ person }: { person: PersonKey }) {
  const words = await getTranslations(`people.${person}`)
  return (
    <figure className="flow-root border-highlight border-l-2 pl-6">
      <OwnerPicture
        person={person}
        slot="letter"
        className="float-right mb-2 ml-4 aspect-4/5 w-20 rounded-sm border-4 border-card shadow-card"
      />
      <blockquote>
        <p className="font-display text-primary text-h3">{words('quote')}</p>
        <p className="mt-2 max-md:text-small">{words('text')}</p>
      </blockquote>
      <figcaption className="mt-4 grid gap-1">
        <Signature person={person} className="font-semibold" />
        <OwnerFigures person={person} />
        <VideoLink person={person} />
      </figcaption>
    </figure>
  )
}
