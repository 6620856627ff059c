import { patternOf } from '@/scripts/edit/pattern'

const known: Record<string, string[]> = {
  min: ['900', '1,500'],
  setupHours: ['72'],
  the: ['Dijon', 'the Morvan'],
}

/** The groups of a text that the pattern of a message matches; null if it does not. */
function groups(message: string, printed: string) {
  const { pattern, names } = patternOf(message, (name) => known[name] ?? [])
  const match = new RegExp(`^${pattern}$`, 'u').exec(printed)
  return (
    match &&
    Object.fromEntries(names.flatMap((name, index) => (match[index + 1] ? [[name, match[index + 1]]] : [])))
  )
}

test.each([
  ['Plain text. (Really?)', 'Plain text. (Really?)', {}],
  ['Within {setupHours}\u00a0hours', 'Within 72 hours', { setupHours: '72' }],
  ['From €{min, number} a month', 'From €1,500 a month', { min: '1,500' }],
  ['More about {the}', 'More about the Morvan', { the: 'the Morvan' }],
  ['Did you mean {suggestion}?', 'Did you mean a@b.fr?', { suggestion: 'a@b.fr' }],
  ['Until {end, date, ::dMMM}', 'Until 31 Dec', { end: '31 Dec' }],
  ['{nights, plural, one {# night} other {# nights}} left', '12 nights left', { nights: '12' }],
  ['{count, plural, =0 {None} other {# of {setupHours}}}', 'None', {}],
  ["It’s ‘quoted’ '{'braces'}'", 'It’s ‘quoted’ {braces}', {}],
])('%j is found in %j', (message, printed, values) => {
  expect(groups(message, printed)).toEqual(values)
})

test.each([
  ['Within {setupHours} hours', 'Within 24 hours'],
  ['From €{min, number}', 'From €2,000'],
  ['{amount, number} a month', 'much a month'],
  ['Plain', 'Plain text'],
])('%j is not found in %j', (message, printed) => {
  expect(groups(message, printed)).toBeNull()
})
