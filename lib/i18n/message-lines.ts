/** The tokens that determine the line and the key of a message: strings, braces of groups, line breaks. */
const token = /"(?:[^"\\]|\\.)*"|[{}\n]/g

/**
 * Returns the line of each message of a file, counted from 1, by its dotted key: `home.hero.title` is on line 5.
 * `content` must be valid JSON of groups and strings. Of a repeated key the last one counts, as in `JSON.parse`.
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
