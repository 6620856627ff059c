/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadMessages } from '@/lib/i18n/messages'

describe('a folder of messages', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'messages-'))
    mkdirSync(path.join(folder, 'messages/fr'), { recursive: true })
    jest.spyOn(process, 'cwd').mockReturnValue(folder)
  })

  afterEach(() => {
    jest.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })

  const write = (file: string, content: string) =>
    writeFileSync(path.join(folder, 'messages/fr', file), content)

  test('in which two files hold one namespace is refused, with the file and the namespace', () => {
    write('home.json', '{"hero": {}}')
    write('shell.json', '{"hero": {}}')
    expect(() => loadMessages('fr')).toThrow('messages/fr/shell.json repeats the namespace "hero".')
  })

  test('is read for its .json files only', () => {
    write('home.json', '{"hero": {"title": "Bonjour"}}')
    write('home.d.json.ts', 'declare const messages: object')
    expect(loadMessages('fr')).toEqual({ hero: { title: 'Bonjour' } })
  })
})
