import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { Section } from '../ui/section'
import { Milestones } from './milestones'
import { SampleStatement } from './sample-statement'

export async function Process() {
  const t = await getTranslations('process')
  const steps = (['1', '2', '3', '4'] as const).map((step) => ({
    title: t(`steps.${step}.title`),
    text: t(`steps.${step}.text`, figureArguments),
  }))
  return (
    <Section id="process" title={t('title')} background="surface-alt" className="overflow-hidden">
      <Milestones label={t('label')} steps={steps} />
      <p className="mt-6 max-w-[75ch] lg:mt-10">{t('yours')}</p>
      <SampleStatement />
    </Section>
  )
}
