import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { SampleStatement } from '../plans/sample-statement'
import { Section } from '../ui/section'
import { ProcessSteps } from './process-steps'

export async function Process() {
  const t = await getTranslations('process')
  const steps = (['1', '2', '3', '4'] as const).map((step) => ({
    title: t(`steps.${step}.title`),
    text: t(`steps.${step}.text`, figureArguments),
  }))
  return (
    <Section id="process" title={t('title')} background="surface-alt" className="@container overflow-hidden">
      <ProcessSteps label={t('label')} steps={steps} />
      <div className="mt-6 lg:mx-auto lg:mt-14 lg:max-w-4xl">
        <SampleStatement footing={t('yours')} />
      </div>
    </Section>
  )
}
