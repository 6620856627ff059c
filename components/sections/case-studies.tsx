import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import {
  exampleNames,
  highestRevenue,
  type PersonKey,
  people,
  percentGained,
  personKeys,
} from '@/lib/content/people'
import { currentLocale } from '@/lib/i18n/current-locale'
import { formatEuros } from '@/lib/i18n/format-euros'
import { Section } from '../ui/section'
import { UnbrokenWords } from '../ui/unbroken-words'
import { ExampleLabel } from './example-label'
import { IncomeBar } from './income-bar'
import { OwnerPicture } from './owner-picture'
import { RangeNote } from './range-note'

export async function CaseStudies() {
  const t = await getTranslations()
  const names = exampleNames()
  const intro = [
    t('testimonials.invented', { count: names.length }),
    t('cases.intro', figureArguments),
    t('testimonials.amounts'),
  ]
  return (
    <Section
      id="cases"
      title={t('cases.title', { count: personKeys.length })}
      intro={intro.join(' ').trim()}
      background="surface-alt"
    >
      <div className="grid gap-7 lg:grid-cols-3 lg:gap-8">
        {personKeys.map((key) => (
          <CaseArticle key={key} person={key} />
        ))}
      </div>
    </Section>
  )
}

/** A house: picture, title, place and owner, two bars, one sentence, and highlights in a row. */
async function CaseArticle({ person }: { person: PersonKey }) {
  const t = await getTranslations('cases')
  const tPerson = await getTranslations(`people.${person}`)
  const { name, beforeRevenue, afterRevenue, occupancyRate } = people[person]
  const locale = await currentLocale()
  const amounts = { before: beforeRevenue, after: afterRevenue }
  const percent = percentGained(people[person])
  const highlights = [
    t('occupancy', { rate: occupancyRate }),
    tPerson('highlights.1'),
    tPerson('highlights.2'),
  ]
  return (
    <article className="large-text:block grid content-start gap-x-4 max-md:grid-cols-[minmax(0,1fr)_7rem] md:max-lg:grid-cols-[2fr_3fr] md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-8 lg:row-span-5 lg:grid-rows-subgrid lg:gap-y-0">
      {/* Without this block Firefox makes the shared rows higher at each layout. */}
      <div className="max-md:order-1 md:max-lg:row-span-2">
        <OwnerPicture
          person={person}
          slot="case"
          className="aspect-4/3 w-full rounded-md md:max-lg:aspect-auto md:max-lg:h-full md:max-lg:max-h-96 lg:mb-5"
        />
      </div>
      {/* Beside each other, titles and places are rows. */}
      <div className="lg:contents">
        <h3 className="text-h3">
          <UnbrokenWords text={tPerson('title')} />
        </h3>
        <p className="mt-1 text-muted text-small">
          <UnbrokenWords text={tPerson('location')} />
        </p>
        <p className="text-muted text-small">
          {name} <ExampleLabel person={person} />
        </p>
      </div>
      <div className="pt-3 max-md:order-2 max-md:col-span-2">
        <dl className="tabular grid gap-2">
          {(['before', 'after'] as const).map((time) => (
            <div key={time} className="flex flex-wrap items-baseline gap-x-3">
              <dt className="text-small">{t(time)}</dt>
              <dd className="font-semibold">{formatEuros(amounts[time], locale)}</dd>
              {time === 'after' && percent !== null ? (
                <dd className="ml-auto font-semibold text-primary">{t('increase', { percent })}</dd>
              ) : null}
              <dd aria-hidden="true" className="basis-full">
                <IncomeBar time={time} amount={amounts[time]} scale={highestRevenue(personKeys)} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-small">
          <UnbrokenWords text={tPerson('description')} /> <RangeNote person={person} />
        </p>
        <ul role="list" className="separated mt-1 text-small text-primary">
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      </div>
    </article>
  )
}
