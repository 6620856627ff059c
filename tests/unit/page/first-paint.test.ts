/** @jest-environment node */
import { compileFirstPaint } from '@/components/page/first-paint'

test('compiles pre-paint scripts into text that needs no import, cannot end its element, and isolates failures', async () => {
  const text = await compileFirstPaint([
    ['page/fonts'],
    ['offer/offer-state', { endsOn: '</script>', end: 0 }],
  ])
  const html = { dataset: { now: '2026-01-01' } as Record<string, string> }
  const target = { addEventListener() {} }
  const logged: unknown[] = []
  const console = { error: (error: unknown) => logged.push(error) }
  // The fonts fail, because this document has no referrer.
  const run = new Function('document', 'window', 'localStorage', 'console', text)
  run({ ...target, documentElement: html }, target, {}, console)
  expect(html.dataset.offer).toBe('ended')
  expect(logged).toHaveLength(1)
  expect(text).not.toContain('</')
  expect(text).not.toMatch(/\bimport\b/)
})
