/** @jest-environment node */
import { sourceStamp } from '@/scripts/build-stamp'
import { temporaryExport } from './temporary-export'

const sources = { 'app/page.tsx': 'page', 'messages/fr/home.json': '{}', 'tests/a.test.ts': 'test' }
const stampOf = (changes: Record<string, string>) =>
  sourceStamp(temporaryExport({ ...sources, ...changes }).out)

test.each([
  ['a file is edited', { 'app/page.tsx': 'other' }],
  ['a file is added', { 'messages/fr/new.json': '{}' }],
])('the stamp changes when %s', (_what, changes) => {
  expect(stampOf(changes)).not.toBe(stampOf({}))
})

test.each([
  ['tests', { 'tests/a.test.ts': 'other' }],
  ['files that the build writes', { 'messages/fr/home.d.json.ts': 'types' }],
])('the stamp ignores %s', (_what, changes) => {
  expect(stampOf(changes)).toBe(stampOf({}))
})

test('the stamp changes with the kind of deploy', () => {
  const local = stampOf({})
  process.env.DEPLOY_KIND = 'preview'
  expect(stampOf({})).not.toBe(local)
  delete process.env.DEPLOY_KIND
})
