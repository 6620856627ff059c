/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addCompileHints, hint } from '@/scripts/export/compile-hints'

const chunk = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["a",1,()=>{}]);'

let out: string
const file = (name: string) => path.join(out, '_next/static/chunks', name)

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'hints-'))
  mkdirSync(file('pages'), { recursive: true })
})

afterEach(() => rmSync(out, { recursive: true }))

test('every chunk of modules asks to be compiled at once; other scripts stay as they are', () => {
  writeFileSync(file('a.js'), chunk)
  writeFileSync(file('pages/b.js'), chunk)
  writeFileSync(file('polyfill.js'), '!function(){}()')
  expect(addCompileHints(out)).toBe(2)
  expect(readFileSync(file('a.js'), 'utf8')).toBe(hint + chunk)
  expect(readFileSync(file('pages/b.js'), 'utf8')).toBe(hint + chunk)
  expect(readFileSync(file('polyfill.js'), 'utf8')).toBe('!function(){}()')
})

test('the integrity that a page states follows its chunk', () => {
  const integrity = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`
  const page = (code: string) => `<script src="/a.js" integrity="${integrity(code)}"></script>`
  writeFileSync(file('a.js'), chunk)
  for (const name of ['index.html', 'nl.html'])
    writeFileSync(path.join(out, name), page(chunk) + page('another script'))
  addCompileHints(out)
  for (const name of ['index.html', 'nl.html'])
    expect(readFileSync(path.join(out, name), 'utf8')).toBe(page(hint + chunk) + page('another script'))
})

test('a second time changes nothing', () => {
  writeFileSync(file('a.js'), chunk)
  addCompileHints(out)
  expect(addCompileHints(out)).toBe(0)
  expect(readFileSync(file('a.js'), 'utf8')).toBe(hint + chunk)
})

test('an export whose scripts look otherwise is not built', () => {
  writeFileSync(file('a.js'), 'webpackChunk.push([])')
  expect(() => addCompileHints(out)).toThrow('No script begins as a chunk of Turbopack does any more.')
})
