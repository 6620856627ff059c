/** Every `<script>`, and what fetches or hints at one ahead of time. */
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g
const scriptHints = /<link\b(?=[^>]*\b(?:as="script"|rel="modulepreload"))[^>]*>/g

/** Where scripts/export/start-after-paint.ts lets the scripts wait. */
const waiting = /<template data-start[^>]*>([\s\S]*?)<\/template>/g
const waitingForForm = /<template data-form[^>]*>[\s\S]*?<\/template>/g

/**
 * The ways in which a page is served. `bound`: with every script taken out, the least that its HTML, style and
 * pictures can take. `async`: with plain async scripts, as Next writes them.
 */
export const variants = {
  site: (html: string) => html,
  bound: (html: string) =>
    html.replace(waiting, '').replace(waitingForForm, '').replace(scripts, '').replace(scriptHints, ''),
  async: (html: string) => html.replace(waiting, '$1').replace(waitingForForm, ''),
} as const

export type Variant = keyof typeof variants
export const variantNames = Object.keys(variants) as Variant[]
