import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { Problem } from './problem'

/** Where the entry of a dotted key begins in TypeScript: at its last name, after all others in their order. */
function positionInCode(content: string, names: readonly string[]): number | undefined {
  let position = 0
  for (const name of names) {
    const entry = new RegExp(`(?<![\\w$])${name.replace(/[^\p{L}\d]/gu, '.')}["']?:`, 'u')
    const distance = content.slice(position).search(entry)
    if (distance < 0) return undefined
    position += distance
  }
  return position
}

/** The line of a key, counted from 1, or of the nearest group if the key is missing. */
export function lineOf({ file, key }: Pick<Problem, 'file' | 'key'>, content: string): number {
  const root = file.endsWith('.json') ? parseTree(content) : undefined
  const positionOf = (names: string[]) =>
    root ? findNodeAtLocation(root, names)?.parent?.offset : positionInCode(content, names)
  for (const names = key.split('.'); names.length > 0; names.pop()) {
    const position = positionOf(names)
    if (position !== undefined) return content.slice(0, position).split('\n').length
  }
  return 1
}

/**
 * Formats a problem for the terminal, or as an annotation for GitHub Actions, which shows it at its line. `content` is the
 * content of the problem's file.
 */
export function report(
  problem: Problem,
  content: string,
  level: 'error' | 'warning',
  onGitHub = process.env.GITHUB_ACTIONS !== undefined,
): string {
  const { file, key, text, fix, line = lineOf(problem, content) } = problem
  if (!onGitHub)
    return `${level === 'error' ? '' : 'Warning: '}${file}:${line}: ${key}\n  ${text}.\n  Fix: ${fix}.\n`
  // An annotation ends at a line break.
  const sentence = `${key} ${text}. Fix: ${fix}.`.replaceAll('%', '%25').replaceAll('\n', '%0A')
  return `::${level} file=${file},line=${line}::${sentence}`
}
