import { test as base, expect } from '../server'

type Watch = {
  /** Patterns of the console errors, page errors and requests to other hosts that a test expects. */
  expectedErrors: RegExp[]
  watch: undefined
}

/**
 * The `test` of this suite. Fails if a page throws or logs an error, violates its content security policy, or sends
 * a request to another host. A test lists the errors that it provokes in `expectedErrors`.
 */
export const test = base.extend<Watch>({
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const errors: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => errors.push(`page error: ${error.error()}`))
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== baseURL)
          errors.push(`foreign request: ${request.url()}`)
      })
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
        )
      })
      await use(undefined)
      expect(errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
