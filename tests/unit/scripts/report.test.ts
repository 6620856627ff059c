import { report } from '@/scripts/messages/report'

const file = 'messages/fr/home.json'
const content =
  '{\n  "home": {\n    "title": "Un \\"titre\\": {",\n    "hero": {\n      "lead": "Bonjour!"\n    }\n  }\n}'
const problem = {
  file,
  key: 'home.hero.lead',
  text: 'has an ordinary space',
  suggestion: '"Bonjour\\u202f!"',
}

test('reports file, line, key and correction', () => {
  expect(report(problem, content, false)).toBe(
    `${file}:5: home.hero.lead\n  has an ordinary space.\n  Write: "Bonjour\\u202f!"\n`,
  )
})

test('writes an annotation on GitHub', () => {
  expect(report({ ...problem, text: '100 %:\nwrong' }, content, true)).toBe(
    `::error file=${file},line=5::home.hero.lead 100 %25:%0Awrong. Write: "Bonjour\\u202f!"`,
  )
})

test.each([
  ['home.hero.missing', 4, content],
  ['home.missing', 2, content],
  ['missing.hero', 1, content],
  ['line 7', 7, content],
  ['missing.file', 1, ''],
])('reports %s on line %i', (key, line, text) => {
  expect(report({ ...problem, key }, text, true)).toContain(`,line=${line}::`)
})
