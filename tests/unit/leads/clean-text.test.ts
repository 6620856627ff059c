import { cleanText } from '@/lib/leads/clean-text'

test.each([
  ['\u202aanne@example.org\u202c', 'anne@example.org'],
  ['\u200banne@exam\u200dple.org\ufeff', 'anne@example.org'],
  ['\u2066\u206006 12\u00a034\u2069', '06 12\u00a034'],
  ['\u00a0\u2009\u3000\t\u200e anne@example.org \u200e\u202f\n', 'anne@example.org'],
  ['\u200b \u00a0', ''],
])('removes invisible marks anywhere, and blanks at both ends: %j', (typed, clean) => {
  expect(cleanText(typed)).toBe(clean)
})
