import { getTranslations } from 'next-intl/server'
import { type Person, type PersonKey, people } from '@/lib/content/people'
import { site } from '@/lib/site'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'
import { ExampleLabel } from './example-label'
import { OwnerPicture } from './owner-picture'

type TestimonialsProps = {
  people: readonly PersonKey[]
  /** On a page with the same owners as case studies a phone is spared their figures a second time. */
  besideCases?: boolean
}

/** The first owner's words as a letter; the others as notes beside it. */
export async function Testimonials({ people: keys, besideCases = false }: TestimonialsProps) {
  const t = await getTranslations()
  const [first, ...others] = keys
  return (
    <Section id="testimonials" title={t('testimonials.title')} className={besideCases ? 'beside-cases' : ''}>
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
      <p className="mt-10 text-slate text-small">{t('cases.disclaimer')}</p>
    </Section>
  )
}

/** Who speaks, of which property, with its income before and after. */
async function Signature({ person, className }: { person: PersonKey; className: string }) {
  const t = await getTranslations('testimonials')
  const words = await getTranslations(`people.${person}`)
  const { name, place, before, after } = people[person]
  return (
    <>
      <p>
        <span className={`mr-3 ${className}`}>{name}</span>
        <ExampleLabel person={person} />
        <span className="block text-slate text-small">
          {words('property')}, {place}
        </span>
      </p>
      <p className="tabular flex flex-wrap gap-x-6 gap-y-1 text-small max-md:in-[.beside-cases]:hidden">
        <span>{t('before', { amount: before })}</span>
        <span className="font-semibold text-forest">{t('after', { amount: after })}</span>
        <span className="basis-full">{words('rangeNote')}</span>
      </p>
    </>
  )
}

async function Letter({ person }: { person: PersonKey }) {
  const t = await getTranslations()
  const { video }: Person = people[person]
  const videoUrl = video ?? site.videoUrl
  return (
    <figure className="relative rounded-md bg-paper p-5 shadow-card sm:p-10 md:rotate-[-0.6deg]">
      <OwnerPicture
        person={person}
        slot="letter"
        className="float-right mb-4 ml-5 aspect-4/5 w-24 rotate-2 border-4 border-limestone shadow-card sm:w-32"
      />
      <blockquote>
        <p className="font-display text-h3 text-forest sm:text-[1.75rem] sm:leading-snug">
          {t(`people.${person}.quote`)}
        </p>
        <p className="mt-4 md:text-lead">{t(`people.${person}.text`)}</p>
      </blockquote>
      <figcaption className="mt-4 grid gap-2 border-rule border-t pt-4">
        <Signature person={person} className="font-display text-forest text-h3" />
        {videoUrl ? (
          <ExternalLink
            href={videoUrl}
            newTab={t('common.newTab')}
            className={`justify-self-start ${buttonClass({ kind: 'secondary' })}`}
          >
            <Icon name="play" className="size-6" />
            {t('testimonials.watchVideo')}
          </ExternalLink>
        ) : null}
      </figcaption>
    </figure>
  )
}

async function Note({ person }: { person: PersonKey }) {
  const words = await getTranslations(`people.${person}`)
  return (
    <figure className="border-mustard border-l-2 pl-6">
      <blockquote>
        <p className="font-display text-forest text-h3">{words('quote')}</p>
        <p className="mt-2 max-md:text-small">{words('text')}</p>
      </blockquote>
      <figcaption className="mt-4 grid gap-1">
        <Signature person={person} className="font-semibold" />
      </figcaption>
    </figure>
  )
}
