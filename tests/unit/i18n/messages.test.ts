/** @jest-environment node */
import { readText } from '@/lib/i18n/messages'
import { temporaryFolder } from '../scripts/temporary-folder'

test('reads a messages file with a byte-order mark', () => {
  const { folder } = temporaryFolder({ 'home.json': '\uFEFF{"title":"Été"}' })
  expect(JSON.parse(readText(`${folder}/home.json`))).toEqual({ title: 'Été' })
})
