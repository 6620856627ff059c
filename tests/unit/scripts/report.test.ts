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
  expect(report(problem, content, 'error', false)).toBe(
    `${file}:5: home.hero.lead\n  lacks a no-break space.\n  Fix: write "Bonjour\\u202f!".\n`,
  )
})

test('writes an annotation on GitHub', () => {
  expect(report({ ...problem, text: '100 %:\nwrong' }, content, 'error', true)).toBe(
    `::error file=${file},line=5::home.hero.lead 100 %25:%0Awrong. Fix: write "Bonjour\\u202f!".`,
  )
})

test.each([
  ['home.hero.missing', 4],
  ['home.missing', 2],
  ['missing.hero', 1],
])('reports %s on line %i', (key, line) => {
  expect(report({ ...problem, key }, content, 'error', false)).toContain(`home.json:${line}: `)
})

test('finds the line of an entry of lib', () => {
  const source =
    "type At = [latitude: number]\nconst cities = {\n  autun: {\n    communes: {\n      'La Celle': [1],"
  const key = 'autun.communes.La Celle'
  expect(report({ ...problem, key }, source, 'error', false)).toContain(`home.json:5: ${key}`)
})

test('reports invalid JSON on the line of the error', () => {
  const text = "is not JSON: Expected ',' in JSON at position 12 (line 2 column 9)"
  expect(report({ file, key: '', text, fix: '' }, content, 'error', false)).toMatch(
    /^messages\/fr\/home\.json:2/,
  )
})
