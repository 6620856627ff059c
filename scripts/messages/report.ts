import { messageLines } from '@/lib/i18n/message-lines'
import type { Problem } from './message'

/**
 * The line of a problem in its file: that of its key, or of the first message in the nearest group where the key is
 * missing. Of a file that is not JSON, the line where it breaks.
 */
function lineOf(key: string, content: string): number {
  const broken = /^line (\d+)$/.exec(key)
  if (broken) return Number(broken[1])
  const lines = messageLines(content)
  for (let group = key; group; group = group.slice(0, Math.max(group.lastIndexOf('.'), 0))) {
    const near = lines.get(group) ?? [...lines].find(([other]) => other.startsWith(`${group}.`))?.[1]
    if (near) return near
  }
  return 1
}

/** GitHub's workflow commands end at a line break, and a value of theirs at a comma or a colon. */
const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeValue = (text: string) => escapeData(text).replaceAll(',', '%2C').replaceAll(':', '%3A')

/**
 * A problem for the terminal, or for GitHub Actions as an annotation, which appears at the line of the change.
 * `content` is that of the problem's file.
 */
export function report(problem: Problem, content: string, onGitHub: boolean): string {
  const { file, key, text, write } = problem
  const line = lineOf(key, content)
  if (!onGitHub) return `${file}:${line}: ${key}\n  ${text}.\n  Write: ${write}\n`
  const place = `file=${escapeValue(file)},line=${line},title=${escapeValue(key)}`
  return `::error ${place}::${escapeData(`${key} ${text}. Write: ${write}`)}`
}
