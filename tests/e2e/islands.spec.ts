import type { Locator } from '@playwright/test'
import { translatorOf } from '@/lib/build/translate'
import { contactOf } from './contact-page'
import { estimatorOf } from './estimator-page'
import { expect, test } from './fixtures'
import { leadsOf, uniqueEmail } from './inbox'
import { untilHydrated, visit } from './page-actions'
import { holdScripts, islandsBundle } from './requests'

test.use({ expectedErrors: [/ERR_FAILED|ContactForm failed|React error #418|floating has failed/] })

test('a form whose code cannot be fetched keeps its values, says how to reach us, and sends at the next attempt @phone', async ({
  page,
}) => {
  let attempts = 0
  await page.route(islandsBundle, (route) => {
    attempts += 1
    return attempts === 1 ? route.abort() : route.continue()
  })
  await visit(page, '/contact')
  const contact = contactOf(page)
  const note = page.locator('#contact [data-part="no-script-note"]')
  await contact.field('message').focus()
  await expect(note).toBeVisible()
  const email = uniqueEmail()
  await contact.fill({ firstName: 'Anne', lastName: 'Martin', email, message: 'Bonjour' })
  await untilHydrated(page, 'ContactForm')
  await expect(note).toBeHidden()
  await contact.submit.click()
  await expect(contact.status).toContainText(translatorOf('fr')('contact.form.successInline'))
  await expect.poll(() => leadsOf(email)).toMatchObject([{ firstName: 'Anne', message: 'Bonjour' }])
})

test('if one island fails, its form says how to reach us, and the other island works', async ({ page }) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    // Props without labels make the component throw.
    const broken = html.replace(/(data-island="ContactForm" data-props=")[^"]*/, '$1{}')
    await route.fulfill({ response, body: broken })
  })
  await visit(page, '/')
  const contact = page.locator('[data-island="ContactForm"]')
  await contact.scrollIntoViewIfNeeded()
  await expect(contact).toHaveAttribute('data-state', 'failed')
  await expect(page.locator('#contact [data-part="no-script-note"]')).toBeVisible()
  await expect(contactOf(page).field('email')).toBeVisible()
  await expect(contactOf(page).submit).toBeHidden()
  // No code will ever send it: it must not seem to be busy.
  await contactOf(page).field('email').fill('anne@example.org')
  await contactOf(page).field('email').press('Enter')
  await expect(contactOf(page).form).not.toHaveAttribute('aria-busy')
  await expect(page).toHaveURL('/')
  const estimator = estimatorOf(page)
  await untilHydrated(page, 'Estimator')
  await estimator.estimate()
})

test('the forms work if a behaviour of the shell fails', async ({ page }) => {
  // Taken by the bar of floating buttons, whose behaviour comes first.
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error('broken')
      }
    } as never
  })
  await page.goto('/')
  const estimator = estimatorOf(page)
  await estimator.estimate()
})

test('a hydrated island adds no element for screen readers', async ({ page }) => {
  await visit(page, '/contact')
  await untilHydrated(page, 'ContactForm')
  const devtools = await page.context().newCDPSession(page)
  const nodes = async () => {
    const { root } = await devtools.send('DOM.getDocument')
    const { nodeId } = await devtools.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '[data-island]',
    })
    return (await devtools.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })).nodes
  }
  await expect.poll(nodes).toMatchObject([{ ignored: true }])
})

/** As Chromium translates: texts inside new elements. React then renders the form anew. */
const translate = (form: Locator) =>
  form.evaluate((element) => {
    for (const label of element.querySelectorAll('label, legend, button')) {
      const translation = document.createElement('font')
      translation.append(...label.childNodes)
      label.append(translation)
    }
  })

test('keeps what was entered and pressed before hydration if the browser has translated the page @phone', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/lac-settons', { waitUntil: 'commit' })
  const estimator = estimatorOf(page)
  await estimator.answer({ place: 'Settons', type: 'f2', capacity: '4', amenities: ['pool', 'wifi'] })
  await translate(estimator.form)
  await estimator.submit.click()
  release()
  await estimator.expectState('gated')
  await expect(estimator.form.locator('font')).toHaveCount(0)
  await expect(estimator.place).toHaveValue('Settons')
  await expect(estimator.type('f2')).toBeChecked()
  await expect(estimator.amenity('pool')).toBeChecked()
  await expect(estimator.amenity('wifi')).toBeChecked()
})

test('keeps the focus at hydration if the browser has translated the page @phone', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const contact = contactOf(page)
  await contact.field('message').pressSequentially('Guten ')
  await translate(contact.form)
  release()
  await untilHydrated(page, 'ContactForm')
  await expect(contact.form.locator('font')).toHaveCount(0)
  await page.keyboard.type('Tag')
  await expect(contact.field('message')).toHaveValue('Guten Tag')
})
