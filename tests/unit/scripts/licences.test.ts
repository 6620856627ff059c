/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { licenceList } from '@/scripts/licences/licence-list'

const lock = (license?: string) =>
  JSON.stringify({
    packages: {
      '': { version: '1.0.0', license: 'UNLICENSED' },
      'node_modules/shown': { version: '2.0.0', license },
      'node_modules/for-tests': { version: '3.0.0', license: 'GPL-3.0', dev: true },
      'node_modules/for-one-system': { version: '4.0.0', license: 'GPL-3.0', optional: true },
    },
  })

test('lists what production takes', () => {
  const list = licenceList(lock('MIT'))
  expect(list).toContain('| shown | 2.0.0 | MIT |')
  expect(list).not.toContain('for-')
})

test.each([undefined, 'GPL-3.0', '(MIT OR GPL-3.0)'])('stops at %s', (license) => {
  expect(() => licenceList(lock(license))).toThrow(/^shown has the licence/)
})

test('the list in docs is that of the lock file; `npm run licences` renews it', () => {
  const words = (text: string) => text.replace(/[\s|-]+/g, ' ')
  expect(words(readFileSync('docs/licences.md', 'utf8'))).toBe(
    words(licenceList(readFileSync('package-lock.json', 'utf8'))),
  )
})
