/** @jest-environment node */
import { loadMessages } from '@/lib/i18n/messages'
import { temporaryExport } from '../scripts/temporary-export'

test('rejects two files with the same namespace', () => {
  const { out } = temporaryExport({
    'messages/fr/home.json': '{"hero": {}}',
    'messages/fr/shell.json': '{"hero": {}}',
  })
  jest.spyOn(process, 'cwd').mockReturnValue(out)
  expect(() => loadMessages('fr')).toThrow('messages/fr/shell.json repeats the namespace "hero".')
})
