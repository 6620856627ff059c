const ownPages = { selector_matches: 'a[href^="/"]:not([target])' }

/** Prerenders a page while a mouse rests on its link, and prefetches it as soon as a thumb touches it. */
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
