import type { Page } from '@playwright/test'

/** Everything that the page asks for from now on, as paths. */
export function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}
