import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { type CaseStudy, caseStudies } from '@/lib/content/case-studies'
import { vignettes } from '../art/posters'
import { Artwork } from '../ui/artwork'
import { StopWaiting } from '../ui/lazy-near'
import { Section } from '../ui/section'
import { CaseBarsIsland } from './case-bars-island'

/** All bars share one scale, so that the three cases can be compared. */
const scale = Math.max(...caseStudies.map(({ after }) => after))

export async function CaseStudies() {
  const t = await getTranslations('cases')
  const common = await getTranslations('common')
  return (
    <Section id="cases" title={t('title')} ground="stone">
      <div className="grid gap-12 lg:grid-cols-3 lg:gap-8">
        {caseStudies.map((study) => (
          <CaseArticle key={study.key} study={study} />
        ))}
      </div>
      <p className="mt-10 text-slate text-small">
        {t('disclaimer')} {common('footnote')}
      </p>
    </Section>
  )
}

async function CaseArticle({ study }: { study: CaseStudy }) {
  const t = await getTranslations('cases')
  const item = `items.${study.key}` as const
  return (
    <article className="grid content-start gap-5 md:grid-cols-[2fr_3fr] md:gap-x-8 lg:grid-cols-1">
      <Artwork image={vignettes[study.vignette]} className="aspect-4/3 w-full rounded-md" />
      <div className="grid content-start gap-4">
        <div>
          <p className="text-slate text-small">
            {t(`${item}.location`)} · {t(`${item}.owner`)}
          </p>
          <h3 className="mt-1 text-h3">{t(`${item}.title`)}</h3>
        </div>
        <Suspense fallback={<StopWaiting id="cases" />}>
          <CaseBarsIsland
            scale={scale}
            before={{
              amount: study.before,
              label: t('before'),
              text: t('amount', { amount: study.before }),
            }}
            after={{ amount: study.after, label: t('after'), text: t('amount', { amount: study.after }) }}
          />
        </Suspense>
        <p className="flex flex-wrap gap-x-5 font-semibold text-forest">
          {study.increase ? <span>{t('increase', { percent: String(study.increase) })}</span> : null}
          <span>{t('occupancy', { rate: String(study.occupancy) })}</span>
        </p>
        <p>{t(`${item}.description`)}</p>
        <ul className="border-rule border-t text-small">
          {(['1', '2', '3'] as const).map((highlight) => (
            <li key={highlight} className="border-rule border-b py-2">
              {t(`${item}.highlights.${highlight}`)}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
