import { createHash } from 'node:crypto'
import type { Lead } from './inbox'

const style = `
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
section { border-top: 1px solid; padding: 1rem 0; }
dl { display: grid; grid-template-columns: 12rem 1fr; gap: .25rem 1rem; margin: 0; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`

/** The page shows text that visitors typed, so it may run and load nothing. */
export const inboxPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(
    /[&<>"']/g,
    (character) => entities[character] ?? '',
  )

function section({ receivedAt, body }: Lead): string {
  const fields = Object.entries(body).map(
    ([name, value]) => `<dt><bdi>${escaped(name)}</bdi></dt><dd><bdi>${escaped(value)}</bdi></dd>`,
  )
  return `<section><h2>${escaped(receivedAt)}</h2><dl>${fields.join('')}</dl></section>`
}

/** Returns the page of the inbox, newest lead first. Everything submitted is escaped. */
export function inboxPage(leads: readonly Lead[]): string {
  const sections = leads.map(section).reverse()
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inbox (${leads.length})</title><style>${style}</style></head>
<body><main><h1>Inbox: ${leads.length} received</h1>${sections.join('\n') || '<p>Nothing yet.</p>'}</main></body>
</html>
`
}
