const ownPages = { selector_matches: 'a[href^="/"]:not([target])' }

/**
 * Which links the browser may follow ahead, as JSON: it renders a page while a mouse rests on its link, and fetches it
 * while a thumb is still on it. Browsers that know no speculation rules load the page when it is asked for.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: ownPages, eagerness: 'moderate' }],
  prefetch: [{ where: ownPages, eagerness: 'conservative' }],
})
