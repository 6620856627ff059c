/** Without indentation and comments, which stand in every page twice and are for readers of the source. */
const compact = (code: string) => code.replace(/^\s*(\/\/.*)?\n?/gm, '')

/**
 * A script that runs where it stands, before what follows is painted. The policy of the page allows it by its
 * hash; its text comes from `lib/early`, never from a visitor.
 */
export function EarlyScript({ code, type }: { code: string; type?: 'speculationrules' }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text must not be escaped as text is
  return <script type={type} dangerouslySetInnerHTML={{ __html: compact(code) }} />
}
