import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import {
  exampleNames,
  hasRangeNote,
  type Person,
  type PersonKey,
  people,
  percentGained,
  personKeys,
} from '@/lib/content/people'
import { currentLocale } from '@/lib/i18n/current-locale'
import { Section } from '../ui/section'
import { ExampleLabel } from './example-label'
import { OwnerPicture } from './owner-picture'

/** The amount that fills the whole width of a bar: the same for all cases, so that they can be compared. */
const scale = Math.max(...Object.values<Person>(people).map(({ afterRevenue }) => afterRevenue))

export async function CaseStudies() {
  const t = await getTranslations('cases')
  return (
    <Section
      id="cases"
      title={t('title', { count: personKeys.length })}
      intro={t('intro', figureArguments)}
      background="surface-alt"
    >
      <div className="grid gap-8 lg:grid-cols-3 lg:gap-8">
        {personKeys.map((key) => (
          <CaseArticle key={key} person={key} />
        ))}
      </div>
      <p className="mt-8 text-muted text-small">{t('disclaimer', { count: exampleNames().length })}</p>
    </Section>
  )
}

async function CaseArticle({ person }: { person: PersonKey }) {
  const t = await getTranslations('cases')
  const tPerson = await getTranslations(`people.${person}`)
  const { name, beforeRevenue, afterRevenue, occupancyRate } = people[person]
  const percent = percentGained(people[person])
  return (
    <article className="large-text:block grid content-start gap-x-4 max-md:grid-cols-[1fr_7rem] md:max-lg:grid-cols-[2fr_3fr] md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-8 lg:row-span-3 lg:grid-rows-subgrid lg:gap-y-0">
      {/* Without this block Firefox makes the shared rows higher at each layout. */}
      <div className="max-md:order-1 md:max-lg:row-span-2">
        <OwnerPicture
          person={person}
          slot="case"
          className="aspect-4/3 w-full rounded-md md:max-lg:aspect-auto md:max-lg:h-full md:max-lg:max-h-96 lg:mb-5"
        />
      </div>
      <div>
        <h3 className="text-h3">{tPerson('title')}</h3>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 text-muted text-small">
          <ExampleLabel person={person} />
          <p>
            {tPerson('location')}
            {'\u00a0· '}
            {name}
          </p>
        </div>
      </div>
      <div className="pt-3 max-md:order-2 max-md:col-span-2">
        <CaseBars before={beforeRevenue} after={afterRevenue} />
        <div className="mt-2 flex flex-wrap gap-x-5 md:mt-3">
          {percent === null ? null : (
            <p className="font-semibold text-primary">{t('increase', { percent: String(percent) })}</p>
          )}
          <p className="font-semibold text-primary">{t('occupancy', { rate: String(occupancyRate) })}</p>
          {hasRangeNote(await currentLocale(), person) ? (
            <p className="text-small">{tPerson('rangeNote')}</p>
          ) : null}
        </div>
        <p className="mt-2 max-md:text-small md:mt-3">{tPerson('description')}</p>
        <ul role="list" className="mt-1 text-small max-md:text-muted md:mt-3 md:list-disc md:pl-5">
          {(['1', '2'] as const).map((highlight) => (
            <li key={highlight} className="max-md:separated max-md:inline md:py-0.5">
              {tPerson(`highlights.${highlight}`)}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

/** Income before and after as two bars, which grow as they scroll into view (app/globals.css). */
async function CaseBars(amounts: { before: number; after: number }) {
  const t = await getTranslations('cases')
  return (
    <dl className="tabular grid gap-2">
      {(['before', 'after'] as const).map((time) => (
        <div key={time} className="flex flex-wrap items-baseline gap-x-3">
          <dt className="text-small">{t(time)}</dt>
          <dd className="font-semibold">{t('amount', { amount: amounts[time] })}</dd>
          <dd aria-hidden="true" className="mt-1 h-3 basis-full rounded-sm bg-surface">
            <span
              className={`case-bar block forced-colors:bg-[CanvasText] h-full min-w-[3px] rounded-sm ${time === 'before' ? 'bg-edge' : 'bg-primary'}`}
              style={{ width: `${(amounts[time] / scale) * 100}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
