/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { settings } from '@/lib/build/settings/table'
import { withSettingsTable } from '@/scripts/settings-table'

const readme = readFileSync('deploy/README.md', 'utf8')

/** Without the padding that the formatter adds to tables. */
const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---')

test('the README has the current table of settings (npm run settings writes it)', () => {
  expect(plain(readme)).toBe(plain(withSettingsTable(readme)))
})

const needed = settings.filter(([, { need, notice }]) => need === 'required' || notice).map(([name]) => name)

// Names after the first of a row are short: `_EMAIL`.
test.each(needed)('docs/client.md says what to write for %s', (name) => {
  expect(readFileSync('docs/client.md', 'utf8')).toContain(`${name.replace('NEXT_PUBLIC', '')}\``)
})
