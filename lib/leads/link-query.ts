/**
 * Values that are none: tags that no mailing service has replaced, such as `*|CITY|*`, `{{city}}`, `%%CITY%%`, `[CITY]`, letters lost
 * in encoding, and what programs write for nothing.
 */
const isNothing =
  /\*\||\{\{|%%|\$\{|<%|^[{[%#-].*[}\]%#-]$|\uFFFD|^\(?(?:null|undefined|nan|none|not set)\)?$/i

/** What mail programs and services make of `&`: an entity, also of an entity, a second `?`, a code, or the beginning of an anchor. */
const separator =
  /(?:&|%26(?=(?:(?:amp|#0*38)(?:;|%3B))*[\w-]+(?:=|%3D)))(?:(?:amp|#0*38)(?:;|%3B))*|[?#]|%(?:3F|23)(?=[\w-]+(?:=|%3D))|%23(?=[a-z-]+(?:$|[&?]))/gi

/** What stands behind a link in a text, as part of its last value. A bracket may close one in the value. */
const withoutLastSign = (value: string) =>
  value.replace(/[\s.,;:!?>"'»”’]+$/, '').replace(/^([^([]*)[)\]]$/, '$1')

/** Reads the query of a link as it was meant, also if a mailing has encoded it twice. Leaves out what is no value. */
export function linkQuery(url: string): URLSearchParams {
  const meant = url
    .replace(/^[^?]*\??/, '')
    .replace(/%(?:25)+(?=[\da-f]{2})/gi, '%')
    .replace(separator, '&')
    .replace(/((?:^|&)[\w-]+)(?:=3D|%3D)/gi, '$1=')
  const values = [...new URLSearchParams(meant)].filter(([, value]) => !isNothing.test(value))
  return new URLSearchParams(values.map(([name, value]) => [name, withoutLastSign(value)]))
}
