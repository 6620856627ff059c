import type { TestType } from '@playwright/test'
import { citySlugs } from '@/lib/content/cities'
import { publicPath } from '@/lib/i18n/routes'
import { leadsOf, uniqueEmail } from '../e2e/forms'
import { expect } from '../server'

/** What a journey does in a browser, whatever drives it. */
export type Engine = {
  /** Opens a page of the site in a window of a width, px; by default that of a large phone. */
  open: (path: string, width?: number) => Promise<unknown>
  /** Presses the middle of an element. */
  press: (selector: string) => Promise<unknown>
  pressAt: (x: number, y: number) => Promise<unknown>
  /** Types into a field, which has the focus then. */
  type: (selector: string, text: string) => Promise<unknown>
  key: (name: 'Enter' | 'Escape') => Promise<unknown>
  /** The address of the open page. */
  address: () => Promise<string>
  /** Runs a function in the page. */
  run: (script: () => unknown) => Promise<unknown>
}

/**
 * Replaces this document, which must have no policy against writing, by the contact page without its external script, as the
 * filter of a network leaves it. Its timers are a hundred times as fast.
 */
async function openWithoutPageScript(): Promise<void> {
  const html = await (await fetch('/en/contact')).text()
  const { setTimeout: wait } = window
  window.setTimeout = ((work: () => void, ms = 0, ...values: unknown[]) =>
    wait(work, ms / 100, ...values)) as typeof setTimeout
  document.open()
  document.write(html.replace(/<script[^>]* data-islands=[^>]*>/, ''))
  document.close()
}

/** The journeys that work in every engine. */
export function testJourneys(test: TestType<{ engine: Engine }, object>): void {
  const expectIn = (engine: Engine, script: () => unknown) => expect.poll(() => engine.run(script))

  test('the estimator shows an estimate and sends the lead', async ({ engine }) => {
    const email = uniqueEmail()
    const state = () => document.querySelector<HTMLElement>('[data-part="estimator"]')?.dataset.state
    await engine.open(`/${citySlugs[0]}#calculator`)
    await engine.type('form[name="estimate"] [name="sleepingCapacity"]', '4')
    await engine.press('form[name="estimate"] label:has([value="f2"])')
    await engine.press('form[name="estimate"] [type="submit"]')
    await expectIn(engine, state).toBe('gated')
    await engine.type('form[name="lead"] [name="email"]', email)
    await engine.type('form[name="lead"] [name="phone"]', '06 12 34 56 78')
    await engine.press('form[name="lead"] [type="submit"]')
    await expectIn(engine, state).toBe('thanked')
    await expect
      .poll(() => leadsOf(email))
      .toMatchObject([{ propertyType: 'f2', monthlyRevenue: expect.any(Number) }])
  })

  test('the contact form focuses an empty required field, then sends the request', async ({ engine }) => {
    const email = uniqueEmail()
    await engine.open('/en/contact')
    for (const [name, text] of Object.entries({ firstName: 'Anne', email, message: 'Two houses' }))
      await engine.type(`form[name="contact"] [name="${name}"]`, text)
    await engine.press('form[name="contact"] [type="submit"]')
    await expectIn(engine, () => document.activeElement?.getAttribute('name')).toBe('lastName')
    const isBelowHeader = () => {
      const [header, label] = ['[data-part="header"]', 'label[for="contact-lastName"]'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      )
      return header && label && label.top > header.bottom
    }
    await expectIn(engine, isBelowHeader).toBe(true)
    await engine.type('form[name="contact"] [name="lastName"]', 'Roy')
    await engine.key('Enter')
    await expect.poll(() => leadsOf(email)).toMatchObject([{ firstName: 'Anne', lastName: 'Roy' }])
  })

  test('a contact form whose code never comes shows how to reach us after ten seconds', async ({
    engine,
  }) => {
    await engine.open('/robots.txt')
    await engine.run(openWithoutPageScript)
    await expectIn(engine, () => document.querySelector('footer') !== null).toBe(true)
    await engine.type('form[name="contact"] [name="firstName"]', 'Anne')
    await engine.press('form[name="contact"] [type="submit"]')
    const isShown = () => document.querySelector('[data-part="no-script-note"]')?.checkVisibility()
    await expectIn(engine, isShown).toBe(true)
    await expectIn(engine, () => document.forms.namedItem('contact')?.ariaBusy).toBe('true')
  })

  test('the mobile menu opens, closes on Escape and links to a page', async ({ engine }) => {
    const state = () => document.getElementById('mobile-menu')?.dataset.state
    const opener = '[popovertarget="mobile-menu"][popovertargetaction="show"]'
    await engine.open('/nl')
    await expectIn(engine, state).toBe('closed')
    await engine.press(opener)
    await expectIn(engine, state).toBe('open')
    // No ring: Safari outlines a link that gets the focus after a tap, but not the dialog itself.
    await expectIn(engine, () => document.activeElement?.id).toBe('mobile-menu')
    await engine.key('Escape')
    await expectIn(engine, () => document.getElementById('mobile-menu')?.checkVisibility()).toBe(false)
    await engine.press(opener)
    await expectIn(engine, state).toBe('open')
    await engine.press(`#mobile-menu a[href="${publicPath('/pricing', 'nl')}"]`)
    await expect.poll(engine.address).toMatch(new RegExp(`${publicPath('/pricing', 'nl')}$`))
  })

  test('the legal notice closes by a press beside it, and by its button after scrolling', async ({
    engine,
  }) => {
    const isOpen = () => document.querySelector<HTMLDialogElement>('#legal')?.open
    await engine.open('/nl/contact#legal', 1280)
    await expectIn(engine, isOpen).toBe(true)
    await engine.pressAt(5, 5)
    await expectIn(engine, isOpen).toBe(false)
    await engine.press('footer a[href="#legal"]')
    await expectIn(engine, isOpen).toBe(true)
    await expectIn(engine, () => document.activeElement?.id).toBe('legal')
    const closerAtEnd = () => {
      const dialog = document.querySelector('#legal')
      dialog?.scrollTo(0, dialog.scrollHeight)
      const { top = -1, bottom = 0 } = document.querySelector('#legal-closed')?.getBoundingClientRect() ?? {}
      return [Boolean(dialog?.scrollTop), top >= 0 && bottom <= innerHeight]
    }
    await expectIn(engine, closerAtEnd).toEqual([true, true])
    await engine.press('#legal-closed')
    await expectIn(engine, isOpen).toBe(false)
  })

  test('the two fields in the hero have the same height', async ({ engine }) => {
    await engine.open('/')
    const heights = () => {
      const controls = [...document.querySelectorAll('form[name="start"] :is(input, select)')]
      return [controls.length, new Set(controls.map(({ clientHeight }) => clientHeight)).size]
    }
    await expectIn(engine, heights).toEqual([2, 1])
  })
}
