const rules = {
  prefetch: [{ where: { selector_matches: 'a[href^="/"]:not([href*="#"])' }, eagerness: 'conservative' }],
}

/**
 * Lets the browser fetch a page of ours while the thumb is still on its link, a tenth of a second before that counts
 * as a tap. Browsers that know no speculation rules fetch it then.
 */
export function PrefetchRules() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text must not be escaped as text is
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
  )
}
