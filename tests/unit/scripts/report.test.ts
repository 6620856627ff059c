import { report } from '@/scripts/messages/report'

const file = 'messages/fr/home.json'
const content =
  '{\n  "home": {\n    "title": "Un \\"titre\\": {",\n    "hero": {\n      "lead": "Bonjour!"\n    }\n  }\n}'
const problem = {
  file,
  key: 'home.hero.lead',
  text: 'lacks a no-break space',
  fix: 'write "Bonjour\\u202f!"',
}

test('reports file, line, key and fix', () => {
  expect(report(problem, content)).toBe(
    `${file}:5: home.hero.lead\n  lacks a no-break space.\n  Fix: write "Bonjour\\u202f!".\n`,
  )
})

test('writes an annotation on GitHub', () => {
  expect(report({ ...problem, text: '100 %:\nwrong' }, content, 'error')).toBe(
    `::error file=${file},line=5::home.hero.lead 100 %25:%0Awrong. Fix: write "Bonjour\\u202f!".`,
  )
})

test.each([
  ['home.hero.missing', 4],
  ['home.missing', 2],
  ['missing.hero', 1],
])('reports %s on line %i', (key, line) => {
  expect(report({ ...problem, key }, content, 'error')).toContain(`,line=${line}::`)
})

test('reports invalid JSON on the line of the error', () => {
  const text = "is not JSON: Expected ',' in JSON at position 12 (line 2 column 9)"
  expect(report({ file, key: '', text, fix: '' }, content)).toMatch(/^messages\/fr\/home\.json:2/)
})
