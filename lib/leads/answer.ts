/** Why an answer to a lead is not a receiver's success. A number is its status. */
export type Refusal =
  | number
  | 'a redirect'
  | 'a challenge'
  | 'a web page'
  | 'the error or the source of a script'
  | 'JSON that says it failed'

/**
 * Headers that bot protections send with a challenge only. Another origin must expose them to the page.
 * @see https://github.com/woocommerce/woocommerce/issues/52896
 */
const challengeHeaders = ['cf-mitigated', 'sg-captcha', 'x-amzn-waf-action', 'x-vercel-mitigated']

/** The challenge of Imunify360 to a request that accepts JSON: the status is 200. */
const challengeText = /^\s*\{\s*"message"\s*:\s*"Access denied by Imunify360/

/** The tags by which a web page is told from the markup of a receiver, such as `<p>Thank you</p>`. */
const pageTag = /<(!doctype html|html|head|body|title|meta|script)\b/i

/** A word, or other text that is no markup and no JSON object. (A byte-order mark counts as a blank.) */
const word = /^\s*[^\s<{]/

/** What a script that fails, or that the server does not run, answers with, such as `<br /><b>Parse error</b>` of PHP. */
const scriptText =
  /^\s*(?:<\?(?!xml)|<%|#!|(?:<[^>]*>\s*)*(?:php )?(?:(?:fatal|parse|syntax|server|database) )?(?:error|uncaught)\b)/i

/** The JSON object that a text ends with, maybe after a warning; null if there is none, or it is not complete. */
function jsonIn(text: string): Record<string, unknown> | null {
  const start = text.indexOf('{')
  try {
    return start < 0 ? null : JSON.parse(text.slice(start))
  } catch {
    return null
  }
}

/** Whether a value says no: also as a text or a number. */
const isFalse = (value: unknown) => ['false', '0'].includes(String(value).toLowerCase())

/** Whether a value is there and not empty: `""`, `[]`, `{}`, `false` and `0` are. */
const isFilled = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)

/**
 * Returns why an answer is not a receiver's success; null if it is one. Hosts and bot protections answer with 2xx too, by a
 * web page whatever its type says, and receivers by JSON whose `ok` or `success` is false or whose `error` is not empty.
 */
function refusalIn({ status, headers }: Response, text: string): Refusal | null {
  if (challengeHeaders.some((name) => headers.has(name))) return 'a challenge'
  // All that a browser tells of a redirect that it does not follow.
  if (status === 0) return 'a redirect'
  if (status < 200 || status > 299) return status
  if (challengeText.test(text)) return 'a challenge'
  if (scriptText.test(text)) return 'the error or the source of a script'
  if (text.trimStart().startsWith('<') && pageTag.test(text)) return 'a web page'
  const { ok, success, error } = jsonIn(text) ?? {}
  return isFalse(ok) || isFalse(success) || isFilled(error) ? 'JSON that says it failed' : null
}

/** The longest text that is read of an answer, in characters. */
const limit = 64 * 1024

/** Reads the text of an answer until it can be judged. One that breaks off, or is aborted, counts as far as it has come. */
async function readText({ body }: Response): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  try {
    for (let part = await reader.read(); part.value; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true })
      // The rest is not cancelled: a receiver that answers first and works afterwards may end with its connection.
      if (word.test(text) || pageTag.test(text) || jsonIn(text)) break
      if (text.length > limit) await reader.cancel()
    }
  } catch {
    // What has come until then is enough.
  }
  return text
}

/** Judges an answer, and reads no more of it than that takes. Returns why it is not a receiver's success; null if it is one. */
export async function judgeAnswer(response: Response): Promise<Refusal | null> {
  return refusalIn(response, response.ok ? await readText(response) : '')
}
