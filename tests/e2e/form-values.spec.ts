import { estimateRevenue } from '@/lib/business/estimate'
import { type CitySlug, citySlugs } from '@/lib/content/cities'
import { formatEuros } from '@/lib/i18n/format-euros'
import { translatorOf } from '@/lib/i18n/translate'
import { cleanText } from '@/lib/leads/email'
import { expect, test } from './fixtures'
import { contactOf, estimatorOf, fillByScript, leadsOf, uniqueEmail } from './form-actions'
import { untilHydrated } from './page-actions'

const area = citySlugs[0] as CitySlug

/** Hostile text for fields and addresses. Each part that could run as code sets `window.harmed`. */
const hostile = [
  '"><script>window.harmed=1</script><img src=x onerror="window.harmed=1">',
  `'\`;window.harmed=1;//\${window.harmed=1}`,
  // Message-format braces, direction marks, emoji, control characters.
  "{amount, plural, one {# '{'} other {{city}}} </b>",
  '\u202Efdp.exe\u2066\u200F abc \u2069\u202C',
  '👩‍👩‍👧‍👦🏳️‍🌈 Zalgo z̸̢̛a̵l̷g̶o̴ \u{1F3E1}',
  'a\u0000b\u0007c\u2028d\u2029e',
].join(' ')

test('takes hostile input in the address and in the forms as text, and shows an amount of any size @phone', async ({
  page,
}) => {
  const names = ['propertyType', 'sleepingCapacity', 'amenities', 'location', 'now', 'utm_source', '_rsc']
  const query = new URLSearchParams(names.map((name) => [name, hostile.slice(0, 200)]))
  // The whole text looks like a tag that no mailing service has replaced.
  query.set('location', hostile.slice(0, 69))
  await page.goto(`/?${query}#${encodeURIComponent(hostile.slice(0, 200))}`)
  const [estimator, contact] = [estimatorOf(page), contactOf(page)]
  const [email, other] = [uniqueEmail(), uniqueEmail()]
  // Hydration takes over the answers of the query.
  await untilHydrated(page, 'Estimator')
  await expect(estimator.place).toHaveValue(hostile.slice(0, 69))
  await estimator.estimate({ place: hostile, type: 'f2', capacity: '99999999999999999999' })
  await expect(estimator.output('yearlyRevenue')).toHaveText(/^[\d\s]{30,}\s€$/)
  await estimator.leaveLead(email, hostile)
  await contact.fill({
    firstName: hostile,
    lastName: hostile,
    email: other,
    phone: hostile,
    message: hostile,
  })
  const typed = await contact.field('message').inputValue()
  await contact.submit.click()
  await expect.poll(() => leadsOf(email)).toMatchObject([{ location: hostile, phone: cleanText(hostile) }])
  await expect.poll(() => leadsOf(other)).toMatchObject([{ message: typed.trim() }])
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  await expect.poll(fits).toBe(true)
})

test('takes what fields show that a script has filled in without an event, before hydration and after it', async ({
  page,
}) => {
  await page.goto(`/${area}`)
  const estimator = estimatorOf(page)
  await fillByScript(estimator.form, { sleepingCapacity: '4', propertyType: 'f2' })
  await estimator.submit.hover()
  await expect(estimator.submit).toBeEnabled()
  await estimator.submit.click()
  await estimator.expectState('gated')
  const { monthlyRevenue } = estimateRevenue('f2', 4, [])
  await expect(estimator.output('monthlyRevenue')).toContainText(formatEuros(monthlyRevenue, 'fr'))
  const email = uniqueEmail()
  await fillByScript(estimator.gate, { email, phone: '06 12' })
  await estimator.gateSubmit.hover()
  await expect(estimator.gateSubmit).toBeEnabled()
  await estimator.gateSubmit.focus()
  await fillByScript(estimator.gate, { phone: '06 13' })
  await estimator.gateSubmit.press('Enter')
  await estimator.expectState('thanked')
  await expect.poll(() => leadsOf(email)).toMatchObject([{ phone: '06 13' }])
})

test('restores the answers given on another page, but not over the place of a city page, and replaces them with those of a link @engines', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => Object.values(sessionStorage).join())
  await page.goto('/#calculator')
  await estimatorOf(page).place.fill('Beaune')
  await estimatorOf(page).capacity.fill('8')
  // The draft is saved once the form is hydrated.
  await expect.poll(stored).toContain('"8"')
  await page.goto(`/nl/${area}#calculator`)
  const dutch = estimatorOf(page)
  await expect(dutch.capacity).toHaveValue('8')
  await expect(dutch.place).toHaveValue(translatorOf('nl')(`cities.${area}.name`))
  await dutch.answer({ place: 'Saulieu', type: 'f3', capacity: '8', amenities: ['sauna'] })
  await expect.poll(stored).toContain('sauna')
  await page.goto(`/nl/${area}?propertyType=f2&amenities=pool,wifi#calculator`)
  const estimator = estimatorOf(page)
  await expect(estimator.place).toHaveValue('Saulieu')
  await expect(estimator.capacity).toHaveValue('8')
  await expect(estimator.type('f2')).toBeChecked()
  await expect(estimator.form.locator('[name="amenities"]:checked')).toHaveCount(2)
  // The disclosure of the amenity has opened.
  await expect(estimator.amenity('pool')).toBeVisible()
  await page.goto('/#calculator')
  await expect(estimator.place).toHaveValue('Beaune')
})

test('a hint that appears while the button is pressed does not move it away @phone', async ({ page }) => {
  await page.goto(`/${area}`)
  const contact = contactOf(page)
  const email = uniqueEmail().replace('example.org', 'gmial.com')
  await contact.fill({ fullName: 'Anne Roy', message: 'Bonjour', email })
  await untilHydrated(page, 'ContactForm')
  await expect(contact.field('email')).toBeFocused()
  await expect(contact.field('email')).toHaveAccessibleDescription('')
  await contact.submit.click({ position: { x: 20, y: 5 } })
  await expect.poll(() => leadsOf(email)).toHaveLength(1)
})

test('the house follows the answers in the frame that is in view, and nothing is lost without its file @phone', async ({
  page,
}) => {
  const drawing = page.waitForRequest(/\/house\..*\.svg$/)
  const house = page.locator('[data-part="your-house"] > svg')
  await page.goto(`/${area}`)
  const estimator = estimatorOf(page)
  const isDrawn = (layer: string) =>
    house.evaluate((svg, name) => {
      const part = svg.querySelector(name)
      return part ? getComputedStyle(part).display !== 'none' : 'absent'
    }, layer)
  await estimator.answer({ type: 'f4', capacity: '8', amenities: ['garden'] })
  await drawing
  await expect(house).toBeInViewport()
  for (const [layer, isOn] of [
    [`.at-${area}`, true],
    ['.at-none', false],
    ['.type-f4', true],
    ['.am-garden', true],
    ['.am-pool', false],
    ['.lit', false],
  ] as const)
    expect(await isDrawn(layer), layer).toBe(isOn)
  await estimator.submit.click()
  await expect(house).toBeInViewport()
  await page.route(/\/house\..*\.svg$/, (route) => route.fulfill({ json: {} }))
  await page.reload()
  await expect(estimator.amenity('garden')).toBeChecked()
  await estimator.estimate()
  await expect(house).toHaveCount(0)
})
