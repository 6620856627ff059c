import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { Section } from '../ui/section'
import { ProcessSteps } from './process-steps'

export async function CityProcess() {
  const t = await getTranslations('city.process')
  const process = await getTranslations('process')
  const steps = (['audit', 'setup', 'guests', 'income'] as const).map((key) => ({
    title: t(`steps.${key}.title`),
    lead: key === 'setup' ? t('note', figureArguments) : undefined,
    text: t(`steps.${key}.text`),
  }))
  return (
    <Section id="process" title={t('title')} background="surface-alt" className="@container overflow-hidden">
      <ProcessSteps label={t('title')} steps={steps} />
      <p className="mt-6 max-w-[75ch] lg:mt-10">{process('yours')}</p>
    </Section>
  )
}
