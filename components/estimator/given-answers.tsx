import type { RefObject } from 'react'
import type { EstimatorLabels } from './estimator-labels'

type GivenAnswersProps = {
  /** The answers that the form in the hero asks for, each after its label. */
  answers: readonly string[]
  formRef: RefObject<HTMLFormElement | null>
  labels: Pick<EstimatorLabels, 'steps' | 'change'>
}

/**
 * The step of the estimate form and, after the form in the hero, the answers given there. They are not asked again, but can
 * be changed. The attribute `data-start` of the form decides, because its behaviour sets it before this is hydrated.
 */
export function GivenAnswers({ answers, formRef, labels: { steps, change } }: GivenAnswersProps) {
  const onChange = () => {
    const form = formRef.current
    if (!form) return
    form.dataset.start = 'changed'
    form.querySelector<HTMLElement>('[name="sleepingCapacity"]')?.focus()
  }
  return (
    <div className="text-small">
      <p className="font-semibold text-muted in-data-start:hidden">{steps.first[0]}</p>
      <p className="hidden font-semibold text-muted in-data-start:block">{steps.started[0]}</p>
      <div className="mt-1 hidden items-center justify-between gap-x-4 in-data-[start=given]:flex">
        <p>
          {answers.map((answer) => (
            <span key={answer} className="block">
              {answer}
            </span>
          ))}
        </p>
        <button type="button" onClick={onChange} className="link min-h-11 font-semibold">
          {change}
        </button>
      </div>
    </div>
  )
}
