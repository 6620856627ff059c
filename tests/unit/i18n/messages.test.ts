/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { locales } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'

describe('the messages of the site', () => {
  test('have the same namespaces in each language', () => {
    const [fr = [], ...others] = locales.map((locale) => Object.keys(loadMessages(locale)).sort())
    expect(fr).toContain('estimator')
    for (const other of others) expect(other).toEqual(fr)
  })

  test('lie side by side, whatever file they stand in', () => {
    expect(loadMessages('nl').notFound.title).toBe('Pagina niet gevonden')
    expect(loadMessages('en').toasts.contact.success.title).toBe('Message sent!')
  })
})

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
