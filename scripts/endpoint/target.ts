/** Whether a host name is this machine: the only one to which browsers post without https. */
export const isLoopback = (hostname: string) =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname)

/** Returns the URL that a command was given. Throws a sentence if there is none, or none that a browser can post to. */
export function targetOf(given: readonly string[], command: string): URL {
  const usage = `Run: ${command}`
  const [text, second] = given
  if (!text) throw new Error(`No URL was given. ${usage}`)
  if (second !== undefined) throw new Error(`"${second}" is one argument too many. ${usage}`)
  if (text.startsWith('/')) throw new Error(`"${text}" is a path: give the whole URL. ${usage}`)
  if (/\s/.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new Error(`"${text}" is not a URL that begins with https://. ${usage}`)
  const url = new URL(text)
  if (url.username || url.password)
    throw new Error(`The URL holds a user name or password, with which browsers send nothing. ${usage}`)
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new Error(`"${text}" begins with http://, to which a page with https sends nothing. Use https://.`)
  return url
}
