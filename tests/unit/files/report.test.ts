import { report } from '@/lib/files/report'

const file = 'messages/fr/home.json'
const content = '{"home": { "title": "Un \\"titre\\": {",\n"hero": {"title":\n"a"},\n\t"lead": "Bonjour!"}}'
const problem = { file, key: 'home.lead', text: 'lacks a no-break space', fix: 'write "Bonjour\\u202f!"' }

test('has file, line, key and fix', () => {
  expect(report(problem, content, 'error', false)).toBe(
    `${file}:4: home.lead\n  lacks a no-break space.\n  Fix: write "Bonjour\\u202f!".\n`,
  )
})

test('is an annotation on GitHub', () => {
  expect(report({ ...problem, text: '100 %:\nwrong' }, content, 'error', true)).toBe(
    `::error file=${file},line=4::home.lead 100 %25:%0Awrong. Fix: write "Bonjour\\u202f!".`,
  )
})

const source =
  "type At = [a: number]\nconst cities = {\n 'lac-autun': { kind: 'town',\n poster: { image: 'a',\n 'focus': ''"

test.each([
  [file, content, 'home.title', 1],
  [file, content, 'home.hero.title', 2],
  [file, content, 'home.hero.missing', 2],
  [file, content, 'missing.hero', 1],
  ['lib/content/cities.ts', source, 'lac-autun.poster.focus', 5],
  ['lib/content/cities.ts', source, 'lac-autun.tiles', 3],
])('in %s %j, %s is on line %i', (at, text, key, line) => {
  expect(report({ ...problem, file: at, key }, text, 'error', false)).toContain(`${at}:${line}: `)
})
