/** Why an answer to a lead is not a receiver's success. A number is its status. */
export type Refusal =
  | number
  | 'a redirect'
  | 'a challenge'
  | 'a web page'
  | 'the error or the source of a script'
  | 'words that say it failed'

/**
 * Headers that bot protections send with a challenge only. Another origin must expose them to the page.
 * @see https://github.com/woocommerce/woocommerce/issues/52896
 */
const challengeHeaders = ['cf-mitigated', 'sg-captcha', 'x-amzn-waf-action', 'x-vercel-mitigated']

/** The challenge of Imunify360 to a request that accepts JSON: the status is 200. */
const challengeText = /^\s*\{\s*"message"\s*:\s*"Access denied by Imunify360/

/** The tags by which a web page is told from the markup of a receiver, such as `<p>Thank you</p>`. */
const pageTag = /<(!doctype html|html|head|body|title|meta|script)\b/i

/** What a script that fails, or that the server does not run, answers with, such as `<br /><b>Parse error</b>` of PHP. */
const scriptText =
  /^\s*(?:<\?(?!xml)|<%|#!|(?:<[^>]*>\s*)*(?:php )?(?:(?:fatal|parse|syntax|(?:internal )?server|database) )?(?:error|uncaught)\b)/i

/** A stack trace of JavaScript, Java, .NET or Python. */
const stackTrace =
  /^\s*(?:[\w.$]*(?:Error|Exception)\b *:|Traceback \()|\n[ \t]+at \S.*[./][a-z]\w*:(?:line )?\d/i

/** The heading or the line of an HTTP error, such as `<h1>500 Internal Server Error</h1>`. */
const statusText = /^\s*(?:(?:<[^>]*>\s*)+[45]\d\d\b|[45]\d\d [A-Z])/

/** A text that says no: a value of JSON, such as `false` and `"error"`, or words that begin so, such as "Failed to send". */
const noText = /^\s*(?:"?(?:false|0|no)"?[\s.!]*$|(?:<[^>]*>\s*)*"?(?:error|fail(?:ed|ure)?|invalid)\b)/i

/** A value in JSON that says no: `false`, 500, "error", "mail_failed", "rejected". */
const no =
  /(?:false\b|0(?![\d.])|"?[45]\d\d\b|"(?:(?:false|0|no)"|error|fail|invalid|reject|refus|denied|spam\b|[^"]*(?:failed|rejected)"))/
    .source

/** A value in JSON of a field for errors if there is none. */
const none = /(?:null|false|0\b|"(?:|0|none|ok|no errors?)"|\[\s*\]|\{\s*\})/.source

/**
 * The field that says no in JSON, wherever it is: warnings of PHP come before it, WordPress writes a 0 behind it, and some
 * receivers answer with a list. Not by `JSON.parse`, which reads no such text, nor one that breaks off.
 */
const noField = new RegExp(
  `"(?:(?:ok|success|(?:http_?)?status(?:_?code)?)"\\s*:\\s*${no}|` +
    `(?:(?:has_?|is_?)?errors?\\w*|exception\\w*|failed|stack(?:_?trace)?)"\\s*:\\s*(?!${none})\\S)`,
  'i',
)

/**
 * Returns why an answer is not a receiver's success; null if it is one. Hosts and bot protections answer with 2xx too, by a
 * web page whatever its type says, and receivers by JSON whose `ok`, `success` or `status` says no or whose `error` or `errors`
 * is not empty.
 */
function refusalIn({ status, headers }: Response, text: string): Refusal | null {
  if (challengeHeaders.some((name) => headers.has(name))) return 'a challenge'
  // All that a browser tells of a redirect that it does not follow.
  if (status === 0) return 'a redirect'
  if (status < 200 || status > 299) return status
  if (challengeText.test(text)) return 'a challenge'
  if ([scriptText, stackTrace, statusText].some((sign) => sign.test(text)))
    return 'the error or the source of a script'
  if (text.trimStart().startsWith('<') && pageTag.test(text)) return 'a web page'
  return noField.test(text) || noText.test(text) ? 'words that say it failed' : null
}

/** The longest text that is read of an answer, in characters. */
const limit = 64 * 1024

/** Reads the text of an answer to its end, or to the limit. One that breaks off, or is aborted, counts as far as it has come. */
async function readText({ body }: Response): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  try {
    for (let part = await reader.read(); part.value; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true })
      if (text.length > limit) await reader.cancel()
    }
  } catch {
    // What has come until then is enough.
  }
  return text
}

/** Judges an answer, once it has ended. Returns why it is not a receiver's success; null if it is one. */
export async function judgeAnswer(response: Response): Promise<Refusal | null> {
  return refusalIn(response, response.ok ? await readText(response) : '')
}
