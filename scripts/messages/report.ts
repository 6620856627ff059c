import type { Problem } from './message'

/**
 * Returns the line of each entry and group of a file, counted from 1, by its dotted key: `home.hero.title` is on line 5.
 * Reads the groups from the indentation, so the file must be formatted, which `npm run check` requires.
 */
export function linesOf(content: string): Map<string, number> {
  const lines = new Map<string, number>()
  let path: { name: string; indent: number }[] = []
  for (const [index, line] of content.split('\n').entries()) {
    const [, space = '', , quoted, name = quoted] = /^(\s*)(?:(["'])(.+?)\2|([\p{L}\d]+)): /u.exec(line) ?? []
    if (!name) continue
    path = [...path.filter((group) => group.indent < space.length), { name, indent: space.length }]
    lines.set(path.map((group) => group.name).join('.'), index + 1)
  }
  return lines
}

/** The line of a key, or of the nearest group if the key is missing. */
function lineOf(key: string, lines: Map<string, number>): number {
  const line = lines.get(key)
  return line ?? (key.includes('.') ? lineOf(key.slice(0, key.lastIndexOf('.')), lines) : 1)
}

/**
 * Formats a problem for the terminal, or as an annotation for GitHub Actions, which shows it at its line. `content` is the
 * content of the problem's file. V8 states the position of most JSON errors.
 */
export function report(
  { file, key, text, fix }: Problem,
  content: string,
  level: 'error' | 'warning',
  onGitHub = process.env.GITHUB_ACTIONS !== undefined,
): string {
  const before = content.slice(0, Number(/ at position (\d+)/.exec(text)?.[1] ?? 0))
  const line = key ? lineOf(key, linesOf(content)) : before.split('\n').length
  if (!onGitHub)
    return `${level === 'error' ? '' : 'Warning: '}${file}:${line}: ${key}\n  ${text}.\n  Fix: ${fix}.\n`
  // An annotation ends at a line break.
  const sentence = `${key} ${text}. Fix: ${fix}.`.replaceAll('%', '%25').replaceAll('\n', '%0A')
  return `::${level} file=${file},line=${line}::${sentence}`
}
