import { useEffect, useRef } from 'react'
import { Disclosure } from '../ui/disclosure'
import { LozengeBand, lozengeLooks } from '../ui/lozenges'
import { Account } from './account'
import { EstimateForm } from './estimate-form'
import { EstimatorContext, type EstimatorProps } from './estimator-context'
import type { EstimatorLabels } from './estimator-labels'
import { HouseFrame } from './house-frame'
import { drawLayers, followHouse } from './house-frame.browser'
import { ResultCard } from './result-card'
import { useEstimator } from './use-estimator'

/** Beside the form. In low windows only the house stays in view. */
const column =
  'lg:sticky lg:top-28 lg:[@media(height<56.25rem)]:static lg:[@media(height<56.25rem)]:grid-rows-[auto_1fr_auto] ' +
  'lg:[@media(height<56.25rem)]:self-stretch'

/** The estimator: questions, the account of the place with the owner's house, the gate, the thank-you. */
export function Estimator(props: EstimatorProps) {
  const { labels, drawing, location } = props
  const estimator = useEstimator(props)
  const { formRef, state, values, place, result, thanks, submission } = estimator
  // The banner of a city page says what is ordinary there.
  const isElsewhere = place.area !== null && (values?.location ?? location) !== location
  const part = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has frames of its own.
  useEffect(() => followHouse(part.current, drawing), [state, thanks?.state, drawing])
  const amenities = (values?.amenities ?? []).map((amenity) => ` am-${amenity}`).join('')
  const layers = `at-${place.area ?? 'none'} type-${values?.propertyType ?? 'none'}${amenities}`
  useEffect(() => drawLayers(layers), [layers])
  return (
    <EstimatorContext value={props}>
      <div
        ref={part}
        data-part="estimator"
        data-state={state}
        className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-start lg:not-data-[state=initial]:grid-cols-[5fr_7fr]"
      >
        <EstimateForm estimator={estimator} />
        <div className={`grid min-w-0 gap-6 ${column}`}>
          {result ? (
            <ResultCard
              result={result}
              thanks={thanks}
              submission={submission}
              onEstimateAgain={() => formRef.current?.querySelector('input')?.focus()}
            />
          ) : (
            <>
              <div className="overflow-clip rounded-md shadow-card max-lg:hidden noscript:block print:block">
                <Account place={place} note={isElsewhere ? labels.account.ordinary : undefined} />
              </div>
              <div className="needs-script max-lg:hidden print:hidden forced-colors:hidden">
                <div className="overflow-clip lg:[@media(height<56.25rem)]:sticky lg:[@media(height<56.25rem)]:top-28 rounded-md border border-rule bg-surface p-2 shadow-card">
                  <HouseFrame view="whole" className="rounded-sm" />
                  <LozengeBand id="house-band" look={lozengeLooks.course} className="mt-2" />
                </div>
              </div>
            </>
          )}
          <HowWeCalculate {...labels.how} />
        </div>
      </div>
    </EstimatorContext>
  )
}

/** What the figures include and leave out, behind a disclosure. */
function HowWeCalculate({ title, ...paragraphs }: EstimatorLabels['how']) {
  return (
    <Disclosure
      sign="chevron"
      title={title}
      className="border-rule border-y"
      titleClass="py-2 font-semibold text-primary"
    >
      <div className="grid gap-3 pb-4 text-small">
        {Object.values(paragraphs).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Disclosure>
  )
}
