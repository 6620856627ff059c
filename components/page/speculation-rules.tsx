const ownPages = { selector_matches: 'a[href^="/"]:not([target])' }

/** Prerenders a page while the pointer is over its link, and prefetches it on touch. */
const rules = {
  prerender: [{ where: ownPages, eagerness: 'moderate' }],
  prefetch: [{ where: ownPages, eagerness: 'conservative' }],
}

/** Tells the browser which links to load ahead. Browsers without speculation rules ignore it. */
export function SpeculationRules() {
  return (
    <script data-early="speculation-rules" type="speculationrules">
      {JSON.stringify(rules)}
    </script>
  )
}
