import { EarlyScript } from '@/components/ui/early-script'

const rules = {
  prefetch: [{ where: { selector_matches: 'a[href^="/"]:not([href*="#"])' }, eagerness: 'conservative' }],
}

/**
 * Lets the browser fetch a page of ours while the thumb is still on its link, a tenth of a second before that counts
 * as a tap. Browsers that know no speculation rules fetch it then.
 */
export function PrefetchRules() {
  return <EarlyScript type="speculationrules" code={JSON.stringify(rules)} />
}
