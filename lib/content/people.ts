import { examplePeople, testimonialCases } from './case-studies'

/** Who of the people shown does not exist: example owners, to be replaced by real, consenting ones. */
export function exampleNames(): string[] {
  return examplePeople ? Object.keys(testimonialCases) : []
}
