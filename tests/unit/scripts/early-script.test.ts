/** @jest-environment node */
import { compileEarlyScript } from '@/components/page/compile-first-paint'

test('compiles a pre-paint script into text that needs no import and cannot end its element', async () => {
  const text = await compileEarlyScript('offer-state', { endsOn: '</script>', end: 0 })
  const html = { dataset: { now: '2026-01-01' } as Record<string, string> }
  const target = { addEventListener() {} }
  new Function('document', 'window', 'localStorage', text)({ ...target, documentElement: html }, target, {})
  expect(html.dataset.offer).toBe('ended')
  expect(text).not.toContain('</')
  expect(text).not.toMatch(/\bimport\b/)
})
