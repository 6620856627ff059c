/** What tells the place of a message: texts, the braces of groups and the ends of lines. */
const token = /"(?:[^"\\]|\\.)*"|[{}\n]/g

/**
 * The line of each message of a file, counted from 1, by its dotted key: `home.hero.title` is on line 5. `content` is
 * valid JSON of groups and texts; where a key is repeated, the last one counts, as it does for `JSON.parse`.
 */
export function messageLines(content: string): Map<string, number> {
  const lines = new Map<string, number>()
  const groups: string[] = []
  let line = 1
  let name: string | null = null
  for (const [text] of content.matchAll(token)) {
    if (text === '\n') line += 1
    else if (text === '{') {
      if (name !== null) groups.push(name)
      name = null
    } else if (text === '}') groups.pop()
    else if (text.startsWith('"')) {
      if (name === null) name = JSON.parse(text) as string
      else {
        lines.set([...groups, name].join('.'), line)
        name = null
      }
    }
  }
  return lines
}
