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
import { formatEuros, inDisplayFace } from '@/lib/i18n/format-euros'
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
      <div className="grid gap-6 md:gap-7 lg:grid-cols-3 lg:gap-8">
        {personKeys.map((key) => (
          <CaseArticle key={key} person={key} />
        ))}
      </div>
    </Section>
  )
}

const article =
  'large-text:block grid grid-cols-1 content-start ' +
  'md:max-lg:grid-cols-[2fr_3fr] md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-8 ' +
  'lg:row-span-5 lg:grid-rows-subgrid lg:gap-y-0'

const amountClass = { before: 'text-h3 text-muted', after: 'font-semibold text-figure text-primary' } as const

/** The growth, on a glazed tile: in the sky of the picture on phones, elsewhere at its lower corner. */
const tile =
  'lozenge absolute top-1 right-3 grid h-21 w-14 min-w-max place-items-center whitespace-nowrap bg-mustard px-1.5 ' +
  'font-bold text-ink text-tiny md:top-auto md:-bottom-3 md:h-27 md:w-18 md:text-body print:static print:block print:size-auto ' +
  'print:bg-transparent print:px-0 print:[clip-path:none]'

/** A house: title, place and owner, picture, two amounts with bars, one sentence, and highlights. */
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
    <article className={article}>
      {/* Beside each other, titles and places are rows. */}
      <div className="md:max-lg:col-start-2 lg:contents">
        <h3 className="text-h3">
          <UnbrokenWords text={tPerson('title')} />
        </h3>
        <p className="mt-1 text-pretty text-muted text-small">
          <UnbrokenWords text={tPerson('location')} />
        </p>
        <p className="text-muted text-small">
          {name} <ExampleLabel person={person} />
        </p>
      </div>
      {/* Without this block Firefox makes the shared rows higher at each layout. */}
      <div className="relative max-md:order-first max-md:mb-3 md:max-lg:col-start-1 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:order-first lg:mb-5">
        <OwnerPicture
          person={person}
          slot="case"
          className={`aspect-4/3 w-full rounded-md max-md:aspect-[352/150] md:max-lg:aspect-auto md:max-lg:h-full md:max-lg:max-h-96 ${percent === null ? '' : 'max-md:object-[50%_8%]'}`}
        />
        {percent === null ? null : <p className={tile}>{t('increase', { percent })}</p>}
      </div>
      <div className="pt-2.5 md:pt-3 md:max-lg:col-start-2">
        <dl className="tabular grid grid-cols-[auto_1fr] gap-x-5">
          {(['before', 'after'] as const).map((time) => (
            <div key={time} className="contents">
              <dt className="row-start-1 text-small">{t(time)}</dt>
              <dd className={`row-start-2 self-baseline font-display ${amountClass[time]}`}>
                {inDisplayFace(formatEuros(amounts[time], locale))}
              </dd>
              <dd aria-hidden="true" className="col-span-2">
                <IncomeBar time={time} amount={amounts[time]} scale={highestRevenue(personKeys)} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-pretty text-small md:mt-3">
          <UnbrokenWords text={tPerson('description')} /> <RangeNote person={person} />
        </p>
        <ul role="list" className="separated mt-1.5 text-primary text-small">
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      </div>
    </article>
  )
}
