/** Why an answer to a lead is not a receiver's success. A number is its status. */
export type Refusal = number | 'a redirect' | 'a challenge' | 'a web page'

/**
 * Headers that bot protections send with a challenge only. Another origin must expose them to the page.
 * @see https://github.com/woocommerce/woocommerce/issues/52896
 */
const challengeHeaders = ['cf-mitigated', 'sg-captcha', 'x-amzn-waf-action', 'x-vercel-mitigated']

/** The challenge of Imunify360 to a request that accepts JSON: the status is 200. */
const challengeText = /^\s*\{\s*"message"\s*:\s*"Access denied by Imunify360/

/** The tags by which a web page is told from the markup of a receiver, such as `<p>Thank you</p>`. */
const pageTag = /<(!doctype html|html|head|body|title|meta|script)\b/i

/** JSON or a word: no web page begins like this. (A byte-order mark counts as a blank.) */
const otherText = /^\s*[^\s<]/

/**
 * Returns why an answer is not a receiver's success; null if it is one. Hosts and bot protections answer with 2xx too, by a
 * web page whatever its type says. An answer with JSON, a word or nothing is the receiver's own.
 */
function refusalIn({ status, headers }: Response, beginning: string): Refusal | null {
  if (challengeHeaders.some((name) => headers.has(name))) return 'a challenge'
  // All that a browser tells of a redirect that it does not follow.
  if (status === 0) return 'a redirect'
  if (status < 200 || status > 299) return status
  if (challengeText.test(beginning)) return 'a challenge'
  return !otherText.test(beginning) && pageTag.test(beginning) ? 'a web page' : null
}

/** The longest text that is read of an answer, in characters. */
const limit = 64 * 1024

/** Reads the text of an answer until it is enough. One that breaks off, or is aborted, counts as far as it has come. */
async function readText({ body }: Response, isEnough = (_text: string) => false): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  try {
    for (let part = await reader.read(); part.value; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true })
      // The rest is not cancelled: a receiver that answers first and works afterwards may end with its connection.
      if (isEnough(text)) break
      if (text.length > limit) await reader.cancel()
    }
  } catch {
    // What has come until then is enough.
  }
  return text
}

/** Judges an answer by `refusalIn`, and reads no more of it than that takes. */
export async function judgeAnswer(response: Response): Promise<Refusal | null> {
  const isEnough = (text: string) => otherText.test(text) || pageTag.test(text)
  return refusalIn(response, response.ok ? await readText(response, isEnough) : '')
}
