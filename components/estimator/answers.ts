import type { EstimatorLabels } from './estimator-labels'

type Answers = Partial<Record<keyof EstimatorLabels['answers'], string>>

/** The answers that are not empty, each after the label of its question. */
export const answersOf = ({ answers }: Pick<EstimatorLabels, 'answers'>, values: Answers): string[] =>
  (Object.keys(answers) as (keyof Answers)[]).flatMap((name) => {
    const value = values[name]?.trim()
    return value ? answers[name].replace('@', () => value) : []
  })
