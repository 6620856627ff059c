import type { Page } from '@playwright/test'
import type { ContactValues } from '@/lib/leads/schemas'

/** The contact form of the open page. */
export function contactOf(page: Page) {
  const form = page.locator('form[name="contact"]')
  return {
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    submit: form.locator('[type="submit"]'),
    status: form.getByRole('status'),
    /** The block that offers a next step after the form was sent. */
    nextStep: form.locator('[data-part="next-step"]'),
    /** Visible toasts, newest first. */
    toasts: page.locator('[data-sonner-toast]'),
    async fill(values: ContactValues) {
      for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
    },
  }
}
