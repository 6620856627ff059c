/** How much of an answer is read, in characters. */
const limit = 256 * 1024
/** How long an answer is read after its headers have come, ms. */
const patience = 2000

/** Returns the text of an answer as far as it comes soon: one that is huge, never ends or breaks off is cut off. */
export async function readAnswer({ body }: Response): Promise<string> {
  let text = ''
  try {
    const parts = body?.pipeThrough(new TextDecoderStream(), { signal: AbortSignal.timeout(patience) })
    for await (const part of parts ?? []) {
      text += part
      if (text.length >= limit) break
    }
  } catch {
    // What has come until then is enough.
  }
  return text
}

/** The beginning of an answer in one line, for a report. */
export function beginningOf(text: string): string {
  const line = text
    .slice(0, 2000)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return line.length > 160 ? `${line.slice(0, 160)}…` : line || '(empty)'
}

/** What `failureIn` returns for one. */
export const webPage = 'a web page'

/**
 * Returns what an answer with a status of success says against it: JSON that names a failure, or a web page, with which no
 * receiver answers a request for JSON. Null if it says nothing.
 */
export function failureIn(text: string): string | null {
  if (/^\s*<(!doctype html|html)\b/i.test(text)) return webPage
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return null
  }
  for (const part of [answer].flat())
    for (const [name, value] of Object.entries(part ?? {})) {
      const isEmpty = !value || ['{}', '[]'].includes(JSON.stringify(value))
      if (/^(success|ok)$/i.test(name) && /^(false|0)$/i.test(`${value}`.trim())) return `"${name}": ${value}`
      if (/^errors?$/i.test(name) && !isEmpty) return `"${name}"`
    }
  return null
}
