/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { translatorOf } from '@/lib/i18n/translate'
import { settingInWords } from '@/lib/site/settings/in-words'
import { settings } from '@/lib/site/settings/table'
import { withSettingsTable } from '@/scripts/settings-table'

const readme = readFileSync('deploy/README.md', 'utf8')

/** Without the padding that the formatter adds to tables. */
const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---')

test('the README has the current table of settings (npm run settings writes it)', () => {
  expect(plain(readme)).toBe(plain(withSettingsTable(readme)))
})

test('names a setting of one language with its language', () => {
  const words = settingInWords('NEXT_PUBLIC_BOOKING_URL_FR', 'nl', translatorOf('nl'))
  expect(words).toBe('boekingsportaal in het Frans')
})

const needed = settings.filter(([, { need, notice }]) => need === 'required' || notice).map(([name]) => name)

// Names after the first of a row are short: `_EMAIL`.
test.each(needed)('docs/client.md says what to write for %s', (name) => {
  expect(readFileSync('docs/client.md', 'utf8')).toContain(`${name.replace('NEXT_PUBLIC', '')}\``)
})
