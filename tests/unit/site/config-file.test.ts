import { parseConfig } from '@/lib/site/config-file'

const text = '\uFEFF{\n  "phone": null,\n  "legal": {\n    "host": null\n  }\n}\n'

test.each([
  ['phone', 2],
  ['legal.host', 4],
  ['legal.insurer', 3],
  ['facts.vat', 1],
])('the field %s, or its group if the file lacks it, is on line %i', (field, line) => {
  expect(parseConfig(text, 'site.config.json').lineOf(field)).toBe(line)
})

test('the content is that of the file', () => {
  expect(parseConfig(text, 'site.config.json').content).toEqual({ phone: null, legal: { host: null } })
})

test.each([
  ['{\n  "phone": null\n  "email": null\n}', 3],
  ['{\n  "phone": null,\n}', 3],
  ['{\n  // our number\n  "phone": null\n}', 2],
  ['{\n  "phone": “+33”\n}', 2],
  ['', 1],
])('%j is not JSON, which is told with line %i', (broken, line) => {
  expect(() => parseConfig(broken, 'site.config.json')).toThrow(`site.config.json:${line} is not JSON`)
})
