import { leadsOf, uniqueEmail } from '../e2e/inbox'
import { expect, test } from './fixtures'

const state = (part: string) => `document.querySelector('[data-part="${part}"]')?.dataset.state`
const names = ['monthlyRevenue', 'yearlyRevenue']

test('an owner gets an estimate and leaves a lead', async ({ visitor }) => {
  const email = uniqueEmail()
  await visitor.open('/autun#calculator')
  await visitor.write('[name="sleepingCapacity"]', '4')
  await visitor.click('[name="propertyType"][value="f2"]')
  await visitor.click('[name="amenities"][value="pool"]')
  await visitor.click('form[name="estimate"] [type="submit"]')
  await visitor.sees(state('estimator'), 'gated')
  for (const name of names)
    await visitor.sees(
      `getComputedStyle(document.querySelector('output[name="${name}"]')).filter.startsWith('blur')`,
    )
  await visitor.write('form[name="lead"] [name="email"]', email)
  await visitor.write('form[name="lead"] [name="phone"]', '0612345678')
  await visitor.press('Enter')
  await visitor.sees(state('estimator'), 'thanked')
  expect(await leadsOf(email)).toMatchObject([
    { location: 'Autun', propertyType: 'f2', monthlyRevenue: 4050 },
  ])
})

test('a request is sent, and its mistake told before', async ({ visitor }) => {
  const email = uniqueEmail()
  const submit = 'form[name="contact"] [type="submit"]'
  await visitor.open('/en/contact')
  await visitor.write('[name="firstName"]', 'Anne')
  await visitor.write('[name="email"]', email)
  await visitor.write('[name="message"]', 'Two houses near Autun')
  await visitor.click(submit)
  await visitor.sees('document.activeElement.name', 'lastName')
  await visitor.sees(`document.querySelectorAll('form[name="contact"] [role="alert"]').length`, 1)
  await visitor.write('[name="lastName"]', 'Roy')
  await visitor.click(submit)
  await visitor.sees(`document.querySelector('form[name="contact"] [role="status"]').textContent !== ''`)
  await visitor.sees(`document.querySelectorAll('[data-sonner-toast]').length`, 1)
  expect(await leadsOf(email)).toMatchObject([{ firstName: 'Anne', lastName: 'Roy' }])
})

test('the mobile menu opens, closes on Escape and leads to a page', async ({ visitor }) => {
  await visitor.widen(500)
  await visitor.open('/nl')
  const opener = 'button[popovertarget="mobile-menu"][popovertargetaction="show"]'
  await visitor.click(opener)
  await visitor.sees(state('mobile-menu'), 'open')
  await visitor.press('Escape')
  await visitor.sees(state('mobile-menu'), 'closed')
  await visitor.click(opener)
  await visitor.click('#mobile-menu a[href="/nl/prijzen"]')
  await visitor.sees('location.pathname', '/nl/prijzen')
  await visitor.sees(state('mobile-menu'), 'closed')
  await visitor.sees('document.documentElement.scrollWidth <= innerWidth')
})

test('questions open one at a time', async ({ visitor }) => {
  await visitor.open('/#faq')
  for (const item of [1, 2]) {
    await visitor.click(`#faq details:nth-of-type(${item}) summary`)
    await visitor.sees(
      `[...document.querySelectorAll('#faq details')].findIndex(({ open }) => open)`,
      item - 1,
    )
    await visitor.sees(`document.querySelectorAll('#faq details[open]').length`, 1)
  }
})

test('an unknown address answers in its language', async ({ visitor }) => {
  await visitor.open('/nl/a/b')
  await visitor.sees('document.documentElement.lang', 'nl')
  await visitor.sees(`[...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length`, 1)
})
