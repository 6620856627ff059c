import { checkArguments } from './check-arguments'
import { checkCities } from './check-cities'
import { checkFigures } from './check-figures'
import { checkGroups, checkKeys } from './check-keys'
import type { Problem } from './message'
import { type MessageFile, readMessages } from './read'
import { checkTypography } from './typography'

/**
 * Returns the mistakes in the messages. Each message is reported once, for its most serious mistake, because the
 * suggested text for a lesser one would still contain it.
 */
export function checkMessages(files: readonly MessageFile[]): Problem[] {
  const { messages, problems } = readMessages(files)
  // All keys of an unreadable file would be reported as missing.
  if (problems.length > 0) return problems
  const all = [
    ...checkGroups(messages),
    ...checkKeys(messages),
    ...checkCities(messages),
    ...checkFigures(messages),
    ...checkArguments(messages),
    ...checkTypography(messages),
  ]
  const place = ({ file, key }: Problem) => `${file} ${key}`
  return all.filter((problem, index) => all.findIndex((first) => place(first) === place(problem)) === index)
}
