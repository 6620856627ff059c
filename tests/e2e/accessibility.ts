import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from './fixtures'

/** WCAG 2.0 to 2.2, levels A and AA, and the best practices of axe. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects no axe violations on the page, or in a part of it, once its state has settled. A failure lists rules and elements.
 * A check may take seconds, so that it is repeated without the limit of other assertions.
 */
export async function expectAccessible(page: Page, what: string, part = 'html') {
  const axe = new AxeBuilder({ page })
    .include(part)
    .withTags(tags)
    .options({ resultTypes: ['violations'] })
  await expect(async () => {
    // The pages have no frames, so axe needs no second page to merge its results.
    const { violations } = await axe.setLegacyMode().analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
    expect(found, what).toEqual([])
  }).toPass()
}
