import { messageLines } from './lines'
import type { Problem } from './message'

/** The line of a key, or of the nearest group if the key is missing. */
function lineOf(key: string, lines: Map<string, number>): number {
  const line = lines.get(key)
  return line ?? (key.includes('.') ? lineOf(key.slice(0, key.lastIndexOf('.')), lines) : 1)
}

/**
 * Formats a problem for the terminal, or as an annotation of a level for GitHub Actions, which shows it at its line.
 * `content` is the content of the problem's file. V8 states the position of most JSON errors.
 */
export function report(
  { file, key, text, fix }: Problem,
  content: string,
  annotation?: 'error' | 'warning',
): string {
  const before = content.slice(0, Number(/ at position (\d+)/.exec(text)?.[1] ?? 0))
  const line = key ? lineOf(key, messageLines(content)) : before.split('\n').length
  if (!annotation) return `${file}:${line}: ${key}\n  ${text}.\n  Fix: ${fix}.\n`
  // An annotation ends at a line break.
  const sentence = `${key} ${text}. Fix: ${fix}.`.replaceAll('%', '%25').replaceAll('\n', '%0A')
  return `::${annotation} file=${file},line=${line}::${sentence}`
}
