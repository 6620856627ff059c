/** The beginning of an answer in one line, for a report. */
export function beginningOf(text: string): string {
  const line = text
    .slice(0, 2000)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return line.length > 160 ? `${line.slice(0, 160)}…` : line || '(empty)'
}

/** Returns the failure that the text of a success names, in JSON or as PHP prints a fatal error; null if it names none. */
export function failureIn(text: string): string | null {
  const [error = null] = /\b(fatal|parse) error\b/i.exec(text.slice(0, 100)) ?? []
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return error
  }
  for (const part of [answer].flat())
    for (const [name, value] of Object.entries(part ?? {})) {
      const isEmpty = !value || ['{}', '[]'].includes(JSON.stringify(value))
      if (/^(success|ok)$/i.test(name) && /^(false|0)$/i.test(`${value}`.trim())) return `"${name}": ${value}`
      if (/^errors?$/i.test(name) && !isEmpty) return `"${name}"`
    }
  return null
}
