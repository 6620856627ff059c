import type { Page } from '@playwright/test'
import { contactFields } from '@/lib/leads/contact-form'
import { contactOf } from './contact-page'
import { estimatorOf } from './estimator-page'
import { expect, test } from './fixtures'
import { leadsOf, uniqueEmail } from './inbox'

/** What somebody may type or put into an address; each tries to set `window.harmed` where it can. */
const hostile = {
  markup: '"><script>window.harmed=1</script><img src=x onerror="window.harmed=1">',
  'a way out of a string': `'\`;window.harmed=1;//\${window.harmed=1}`,
  'ICU braces': "{amount, plural, one {# '{'} other {{city}}} </b>",
  'marks of direction': '\u202Efdp.exe\u2066\u200F abc \u2069\u202C',
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈 Zalgo z̸̢̛a̵l̷g̶o̴ \u{1F3E1}',
  'control characters': 'a\u0000b\u0007c\u2028d\u2029e',
  '100 kB': 'é'.repeat(50_000),
} as const

// A receiver may refuse what nobody types by hand: the browser writes that to the console, and we do.
test.use({ expectedFaults: [/413 \(Payload Too Large\)|Form submission error/] })

const calm = async (page: Page) => {
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

for (const [kind, text] of Object.entries(hostile)) {
  test(`${kind} in the fields of the estimator stays text @once`, async ({ page }) => {
    await page.goto('/')
    const estimator = estimatorOf(page)
    await estimator.answer({ place: text, type: 'f2', beds: '4' })
    await estimator.submit.click()
    await estimator.expectState('gated')
    const email = uniqueEmail()
    await estimator.leave(email, text)
    await estimator.expectState('thanked')
    await calm(page)
    if (kind !== '100 kB') await leadsOf(email)
    await page.goto('/inbox')
    await calm(page)
  })

  test(`${kind} in the fields of the contact form stays text, and nothing is lost @once`, async ({
    page,
  }) => {
    await page.goto('/contact')
    const contact = contactOf(page)
    const email = uniqueEmail()
    const values = Object.fromEntries(contactFields.standard.map((name) => [name, text]))
    await contact.fill({ ...values, email })
    const typed = await contact.field('message').inputValue()
    await contact.submit.click()
    await expect(contact.status).not.toBeEmpty()
    await calm(page)
    const arrived = (await contact.field('message').inputValue()) === ''
    if (arrived) expect(await leadsOf(email)).toMatchObject([{ message: typed.trim() }])
    else await expect(contact.field('message')).toHaveValue(typed)
    await page.goto('/inbox')
    await calm(page)
  })

  test(`${kind} in the address changes nothing @once`, async ({ page }) => {
    const query = new URLSearchParams(
      ['type', 'beds', 'amenities', 'place', 'now', 'utm_source', '_rsc'].map((name) => [
        name,
        text.slice(0, 200),
      ]),
    )
    await page.goto(`/?${query}#${encodeURIComponent(text.slice(0, 200))}`)
    const estimator = estimatorOf(page)
    await estimator.answer({ type: 'f2', beds: '4' })
    await estimator.submit.click()
    await estimator.expectState('gated')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await calm(page)
  })
}
