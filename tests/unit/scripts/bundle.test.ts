/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleScripts } from '@/scripts/export/bundle'
import { addPageScript } from '@/scripts/export/page-script'
import { PageSource } from '@/scripts/export/page-source'

it('a streamed part of a page fails the build, because the script that moves it into place is removed', () => {
  const streamed = '<title>x</title><main><template id="B:0"></template></main>'
  const add = addPageScript({ page: '', islands: [] })
  expect(() => add(new PageSource([], streamed))).toThrow('<Suspense>')
})

/** Inside the project, so that the modules of the planted files resolve. */
const folder = path.relative('', mkdtempSync(path.resolve('.planted-')))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  [
    'server code',
    {
      'server.ts':
        "import { securityHeaders } from '@/lib/deploy/security-headers'\nsecurityHeaders('local')",
    },
    '/server.ts imports @/lib/deploy/security-headers, which is server code',
  ],
  ['Next', { 'next.ts': "import Link from 'next/link'\nconsole.log(Link)" }, '/next.ts imports next/link,'],
  ['a module of Node', { 'node.ts': "import fs from 'node:fs'\nconsole.log(fs)" }, '/node.ts:1:15: ERROR'],
  ['a style sheet', { 'style.ts': "import './tabs.css'", 'tabs.css': '' }, '/style.ts imports ./tabs.css'],
  ['the environment', { 'env.ts': 'console.log(process.env.DEPLOY_KIND)' }, '/env.ts reads process.env'],
  ['a lookbehind', { 'pattern.ts': 'console.log(/(?<=a)b/)' }, '/pattern.ts has a lookbehind'],
  ['a generated id', { 'id.ts': 'console.log(useId())' }, '/id.ts calls useId'],
  [
    'a page script of several files',
    {
      'tabs.ts': "import { a } from './a'\nconsole.log(a, import('./b'))",
      'a.ts': 'export const a = 1',
      'b.ts': "import { a } from './a'\nexport const b = a",
    },
    'has 2 files',
  ],
])('a bundle rejects %s, and names the file', async (_what, files, problem) => {
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code)
  const entry = `${folder}/${Object.keys(files)[0]}`
  await expect(bundleScripts(`${folder}/out`, { page: entry, islands: entry })).rejects.toThrow(problem)
})
