/** Tags that no mailing service has replaced, such as `*|CITY|*`, `{{city}}`, `%%CITY%%`, `[CITY]`, and letters lost in encoding. */
const unreplaced = /\*\||\{\{|%%|\$\{|<%|^[{[%#-].*[}\]%#-]$|\uFFFD/

/** What mail programs and services make of `&`: an entity, a second `?`, a code, or the beginning of an anchor. */
const separator = /&(?:amp|#0*38);|[?#]|%(?:26|3F|23)(?=[\w-]+(?:=|%3D))|%23(?=[a-z-]+(?:$|[&?]))/gi

/** Reads the query of a link as it was meant. Leaves out what is no value. */
export function linkQuery(url: string): URLSearchParams {
  const meant = url
    .replace(/^[^?]*\??/, '')
    .replace(separator, '&')
    .replace(/((?:^|&)[\w-]+)(?:=3D|%3D)/gi, '$1=')
  return new URLSearchParams([...new URLSearchParams(meant)].filter(([, value]) => !unreplaced.test(value)))
}
