import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** WCAG 2.0 to 2.2, levels A and AA, and what axe holds to be good practice beyond. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects axe to find nothing wrong with what the page shows now; names rule and element where it does. */
export async function expectAccessible(page: Page, what: string) {
  const axe = new AxeBuilder({ page }).withTags(tags).options({ resultTypes: ['violations'] })
  // Our pages have no frames: axe needs no second page to collect what it found.
  const { violations } = await axe.setLegacyMode().analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  expect(found, what).toEqual([])
}
