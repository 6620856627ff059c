import { checkArguments } from './check-arguments'
import { checkFigures } from './check-figures'
import { checkKeys } from './check-keys'
import type { Problem } from './message'
import { type MessageFile, readMessages } from './read'
import { checkTypography } from './typography'
import { checkUsage, type Source } from './usage'

/**
 * What is wrong with the messages that the sources show. A message is answered once, for its gravest fault: the
 * correction of a lesser one would still carry it.
 */
export function checkMessages(files: readonly MessageFile[], sources: readonly Source[]): Problem[] {
  const { messages, problems } = readMessages(files)
  // Keys of a file that cannot be read would all count as missing.
  if (problems.length > 0) return problems
  const all = [
    ...checkKeys(messages),
    ...checkFigures(messages),
    ...checkArguments(messages),
    ...checkTypography(messages),
    ...checkUsage(messages, sources),
  ]
  const place = ({ file, key }: Problem) => `${file} ${key}`
  return all.filter((problem, index) => all.findIndex((first) => place(first) === place(problem)) === index)
}
