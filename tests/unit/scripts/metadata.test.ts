/** @jest-environment node */
import { sendCredentials } from '@/scripts/export/manifest'
import { putMetadataFirst } from '@/scripts/export/metadata-first'
import { Page, type Step } from '@/scripts/export/page'

function changed(html: string, step: Step = putMetadataFirst) {
  const parsed = new Page([], html)
  step(parsed)
  return `${parsed}`
}

const page = (before: string, after: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/>${before}<style>p{}</style>${after}<script>1</script></head><body><svg><title>Key</title></svg></body></html>`

test('puts metadata before the first style in its order, and leaves the rest where it is', () => {
  const viewport = '<meta name="viewport" content="width=device-width"/>'
  const metadata =
    '<title>Tarifs</title><meta property="og:title" content="Tarifs"/><link rel="canonical" href="/tarifs"/>'
  const rest = '<style>a{}</style><link rel="preload" href="/a.svg" as="image"/>'
  expect(changed(page(viewport, `${rest}${metadata}`))).toBe(page(viewport + metadata, rest))
})

test('leaves a page without a style as it is', () => {
  expect(changed('<head><title>x</title></head>')).toBe('<head><title>x</title></head>')
})

test('the manifest is requested with the password of the page', () => {
  const withCredentials = '<link crossorigin="use-credentials" rel="manifest" href="/m"/>'
  expect(changed('<link rel="manifest" href="/m"/><p>x', sendCredentials)).toBe(`${withCredentials}<p>x`)
  expect(changed(withCredentials, sendCredentials)).toBe(withCredentials)
})
