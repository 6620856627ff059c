'use client'

import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { EstimateForm } from './estimate-form'
import type { EstimatorLabels } from './estimator-labels'
import { ResultCard } from './result-card'
import { ResultFront } from './result-front'
import { useEstimator } from './use-estimator'

export type EstimatorProps = {
  labels: EstimatorLabels
  locale: Locale
  /** Where leads go; null sends nothing. */
  endpoint: string | null
  /** The address of the recognised places in the page's language. */
  placesUrl: string
  /** The place a city page is about. */
  location?: string
  /** Purpose and recipient, under the form that asks for personal data. */
  privacy: ReactNode
  /** How the figures come about, under the result. */
  method: ReactNode
  /** What follows after the thanks. */
  next: ReactNode
}

/** The estimator: answers, the blurred result behind its gate, thanks. */
export function Estimator(props: EstimatorProps) {
  const { labels, locale, location, placesUrl, privacy, method, next } = props
  const { formRef, phase, outcome, hint, ready, count, onInput, estimate, sendContact } = useEstimator(props)
  return (
    <div
      data-part="estimator"
      data-state={phase}
      className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-start"
    >
      <EstimateForm
        formRef={formRef}
        labels={labels}
        location={location}
        count={count}
        ready={ready}
        error={hint ? labels.hint : undefined}
        onInput={onInput}
        onSubmit={estimate}
      />
      <div className="grid min-w-0 gap-6 lg:sticky lg:top-28">
        {outcome ? (
          <ResultCard
            labels={labels}
            locale={locale}
            outcome={outcome}
            thanked={phase === 'thanked'}
            placesUrl={placesUrl}
            privacy={privacy}
            onSend={sendContact}
            onAnother={() => formRef.current?.querySelector<HTMLElement>('input')?.focus()}
          />
        ) : (
          <ResultFront labels={labels.result} />
        )}
        {phase === 'thanked' ? next : null}
        {method}
      </div>
    </div>
  )
}
