import { messageLines } from './lines'
import type { Problem } from './message'

/**
 * Returns the line of a problem: the line of its key, or of the nearest group if the key is missing. For invalid JSON,
 * returns the line of the error.
 */
function lineOf(key: string, content: string): number {
  const broken = /^line (\d+)$/.exec(key)
  if (broken) return Number(broken[1])
  const lines = messageLines(content)
  for (let near = key; near; near = near.slice(0, Math.max(near.lastIndexOf('.'), 0))) {
    const line = lines.get(near)
    if (line) return line
  }
  return 1
}

/**
 * Formats a problem for the terminal, or as an annotation for GitHub Actions, which shows it at the changed line.
 * `content` is the content of the problem's file.
 */
export function report(problem: Problem, content: string, onGitHub: boolean): string {
  const { file, key, text, suggestion } = problem
  const line = lineOf(key, content)
  if (!onGitHub) return `${file}:${line}: ${key}\n  ${text}.\n  Write: ${suggestion}\n`
  // An annotation ends at a line break.
  const annotation = `${key} ${text}. Write: ${suggestion}`.replaceAll('%', '%25').replaceAll('\n', '%0A')
  return `::error file=${file},line=${line}::${annotation}`
}
