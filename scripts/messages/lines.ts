/**
 * Returns the line of each entry and group of a file, counted from 1, by its dotted key: `home.hero.title` is on line 5.
 * Reads the groups from the indentation, so the file must be formatted, which `npm run check` requires.
 */
export function messageLines(content: string): Map<string, number> {
  const lines = new Map<string, number>()
  let path: { name: string; indent: number }[] = []
  for (const [index, line] of content.split('\n').entries()) {
    const [, { length: indent } = '', name] = /^(\s*)["']?([^"':\s]+(?: [^"':]+)?)["']?: /.exec(line) ?? []
    if (!name) continue
    path = [...path.filter((group) => group.indent < indent), { name, indent }]
    lines.set(path.map((group) => group.name).join('.'), index + 1)
  }
  return lines
}
