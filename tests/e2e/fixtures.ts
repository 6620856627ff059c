import { test as base, expect } from '@playwright/test'

type Watch = {
  /** Patterns of the console errors, page errors and requests to other hosts that a test expects. */
  expectedFaults: RegExp[]
  watch: undefined
}

/**
 * The `test` of this suite. Fails if a page throws or logs an error, violates its content security policy, or sends
 * a request to another host. A test lists the errors that it provokes in `expectedFaults`.
 */
export const test = base.extend<Watch>({
  expectedFaults: [[], { option: true }],
  watch: [
    async ({ context, baseURL, expectedFaults }, use) => {
      const faults: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => faults.push(`page error: ${error.error()}`))
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== baseURL)
          faults.push(`foreign request: ${request.url()}`)
      })
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
        )
      })
      await use(undefined)
      expect(faults.filter((fault) => !expectedFaults.some((pattern) => pattern.test(fault)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
