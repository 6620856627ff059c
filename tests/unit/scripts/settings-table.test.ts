/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { withSettingsTable } from '@/scripts/settings-table'

const readme = readFileSync('deploy/README.md', 'utf8')

/** Without the padding that the formatter adds to tables. */
const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---')

test('the README has the current table of settings (npm run settings writes it)', () => {
  expect(plain(readme)).toBe(plain(withSettingsTable(readme)))
})

test('an outdated table is replaced', () => {
  const outdated = readme.replaceAll('NEXT_PUBLIC_', 'OLD_')
  expect(withSettingsTable(outdated)).toContain('| `NEXT_PUBLIC_PHONE` | phone number |')
})

test('a README without marks is reported', () => {
  expect(() => withSettingsTable('# Site')).toThrow('no "<!-- settings')
})
