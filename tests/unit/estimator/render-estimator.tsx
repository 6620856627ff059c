import { render, screen } from '@testing-library/react'
import { Estimator } from '@/components/estimator/estimator'
import { estimatorLabels } from '@/components/estimator/estimator-labels'
import type { EstimatorProps } from '@/components/estimator/use-estimator'
import type { Locale } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'

/** The props that the estimator section passes, from the real messages. */
function estimatorProps(locale: Locale = 'fr'): EstimatorProps {
  return {
    labels: estimatorLabels(translatorOf(locale)),
    locale,
    endpoint: '/forms',
    placesUrl: `/places/${locale}.json`,
    location: '',
  }
}

/** Renders the estimator; returns its labels and its parts. */
export function renderEstimator(change: Partial<EstimatorProps> = {}) {
  const props = { ...estimatorProps(change.locale), ...change }
  const { container, unmount } = render(<Estimator {...props} />)
  const part = container.querySelector('[data-part="estimator"]')
  const { labels } = props
  return {
    labels,
    unmount,
    state: () => part?.getAttribute('data-state'),
    form: () => container.querySelector('form[name="estimate"]') as HTMLFormElement,
    output: (name: string) => container.querySelector(`output[name="${name}"]`),
    submit: () => screen.getByRole('button', { name: labels.submit }),
    capacity: () => screen.getByLabelText(labels.capacity.label),
    type: (type: keyof typeof labels.types) => screen.getByRole('radio', { name: labels.types[type] }),
  }
}
