import type { Messages } from 'next-intl'

export type CaseStudy = {
  key: keyof Messages['cases']['items']
  /** EUR a month. */
  before: number
  after: number
  /** Percent of nights. */
  occupancy: number
  /** Percent gained; absent where there was no income before. */
  increase?: number
  vignette: 'longere' | 'townhouse' | 'chalet'
}

/** EXAMPLES: invented owners, to be replaced by real, consenting ones before going live. */
export const caseStudies: readonly CaseStudy[] = [
  { key: 'gevrey', before: 0, after: 3750, occupancy: 68, vignette: 'longere' },
  { key: 'autun', before: 850, after: 2500, occupancy: 71, increase: 194, vignette: 'townhouse' },
  { key: 'chateauChinon', before: 350, after: 870, occupancy: 67, increase: 149, vignette: 'chalet' },
]

/** The same three owners speak in the testimonials. */
export const testimonialCases = { claire: 'gevrey', philippe: 'autun', marijke: 'chateauChinon' } as const

/** Whether the people above are still the examples; the ribbon of a preview says so until this is false. */
export const examplePeople = true
