import type { Locator, Page } from 'playwright/test'
import type { Amenity, PropertyType } from '@/lib/business/estimate'
import type { Locale } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import type { ContactValues } from '@/lib/leads/schemas'
import { inbox } from '../server'
import { expect } from './fixtures'

/** An address that no other test uses, so that its lead can be identified. */
export const uniqueEmail = () => `${crypto.randomUUID()}@example.org`

/** The leads from an address in the inbox of the local server so far. */
export const leadsOf = async (email: string) =>
  inbox
    .read()
    .map(({ body }) => body)
    .filter((body) => body.email === email)

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
    /** The title of a result or of the thank-you, which takes the focus. */
    focusedTitle: part.getByRole('heading').and(page.locator(':focus')),
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
    /** Sends the lead, and waits for the thank-you. */
    async leaveLead(email: string, phone = '06 12 34 56 78') {
      await gate.locator('[name="email"]').fill(email)
      await gate.locator('[name="phone"]').fill(phone)
      await estimator.gateSubmit.click()
      await estimator.expectState('thanked')
    },
  }
  return estimator
}

/** The contact form of the open page. */
export function contactOf(page: Page) {
  const form = page.locator('form[name="contact"]')
  return {
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    submit: form.locator('[type="submit"]'),
    status: form.getByRole('status'),
    /** Visible toasts, newest first. */
    toasts: page.locator('[data-sonner-toast]'),
    async fill(values: ContactValues) {
      for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
    },
  }
}

/** Fills fields as scripts and password managers do, without an event. */
export const fillByScript = (form: Locator, values: Record<string, string>) =>
  form.evaluate((element: HTMLFormElement, entries) => {
    for (const [name, value] of entries)
      Object.assign(element.elements.namedItem(name) as HTMLInputElement, { value })
  }, Object.entries(values))
