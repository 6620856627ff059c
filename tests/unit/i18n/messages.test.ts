/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadMessages } from '@/lib/i18n/messages'

test('rejects two files with the same namespace', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'messages-'))
  const folder = path.join(root, 'messages/fr')
  mkdirSync(folder, { recursive: true })
  for (const file of ['home.json', 'shell.json']) writeFileSync(path.join(folder, file), '{"hero": {}}')
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root)
  expect(() => loadMessages('fr')).toThrow('messages/fr/shell.json repeats the namespace "hero".')
  cwd.mockRestore()
  rmSync(root, { recursive: true })
})
