/** @jest-environment node */
import { sourceStamp } from '@/scripts/build-stamp'
import { temporaryFolder } from './temporary-folder'

const sources = { 'app/page.tsx': 'page', 'messages/fr/home.json': '{}', 'tests/a.test.ts': 'test' }
const stampOf = (changes: Record<string, string>) =>
  sourceStamp(temporaryFolder({ ...sources, ...changes }).folder)

test.each([
  ['changes', 'a file is edited', { 'app/page.tsx': 'other' }],
  ['changes', 'a file is added', { 'messages/fr/new.json': '{}' }],
  ['stays', 'tests are edited', { 'tests/a.test.ts': 'other' }],
  ['stays', 'the build writes files', { 'messages/fr/home.d.json.ts': 'types' }],
])('the stamp %s when %s', (effect, _what, changes) => {
  expect(stampOf(changes) === stampOf({})).toBe(effect === 'stays')
})

test('the stamp changes with the kind of deploy', () => {
  const local = stampOf({})
  process.env.DEPLOY_KIND = 'preview'
  expect(stampOf({})).not.toBe(local)
  delete process.env.DEPLOY_KIND
})
