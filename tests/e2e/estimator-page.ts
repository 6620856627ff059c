import type { Page } from '@playwright/test'
import { translatorOf } from '@/lib/build/translate'
import type { Amenity, PropertyType } from '@/lib/business/estimate'
import type { Locale } from '@/lib/i18n/locales'
import { expect } from './fixtures'

type Answers = { place?: string; type: PropertyType; capacity: string; amenities?: readonly Amenity[] }

/** The estimator of the open page. */
export function estimatorOf(page: Page, locale: Locale = 'fr') {
  const part = page.locator('#calculator [data-part="estimator"]')
  const form = part.locator('form[name="estimate"]')
  const gate = part.locator('form[name="lead"]')
  const t = translatorOf(locale)
  const estimator = {
    t,
    part,
    form,
    gate,
    place: form.locator('[name="location"]'),
    capacity: form.locator('[name="sleepingCapacity"]'),
    type: (type: PropertyType) => form.locator(`[name="propertyType"][value="${type}"]`),
    amenity: (amenity: Amenity) => form.locator(`[name="amenities"][value="${amenity}"]`),
    output: (name: 'monthlyRevenue' | 'yearlyRevenue') => part.locator(`output[name="${name}"]`),
    submit: form.locator('[type="submit"]'),
    gateSubmit: gate.locator('[type="submit"]'),
    title: (key: 'estimator.gate.title' | 'estimator.thanks.title') =>
      part.getByRole('heading', { name: t(key) }),
    expectState: (state: 'initial' | 'gated' | 'thanked') =>
      expect(part).toHaveAttribute('data-state', state),
    async answer({ place, type, capacity, amenities = [] }: Answers) {
      if (place) await estimator.place.fill(place)
      await estimator.type(type).check()
      for (const amenity of amenities) {
        const box = estimator.amenity(amenity)
        // The less common amenities are in a disclosure.
        if (!(await box.isVisible())) await form.locator('summary').click()
        await box.check()
      }
      await estimator.capacity.fill(capacity)
    },
    /** Fills the form and computes an estimate. */
    async estimate(answers: Answers = { type: 'f2', capacity: '4' }): Promise<void> {
      await estimator.answer(answers)
      await estimator.submit.click()
      await estimator.expectState('gated')
    },
    async fillGate(email: string, phone = '06 12 34 56 78') {
      await gate.locator('[name="email"]').fill(email)
      await gate.locator('[name="phone"]').fill(phone)
    },
    /** Sends the lead, and waits for the thank-you. */
    async leaveLead(email: string, phone?: string) {
      await estimator.fillGate(email, phone)
      await estimator.gateSubmit.click()
      await estimator.expectState('thanked')
    },
  }
  return estimator
}
