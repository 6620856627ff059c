/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleScripts } from '@/scripts/export/bundle'
import { addPageScript } from '@/scripts/export/islands'

it('a streamed part of a page fails the build, because the script that moves it into place is removed', () => {
  const streamed = '<title>x</title><main><template id="B:0"></template></main>'
  expect(() => addPageScript(streamed, { page: '', islands: [] })).toThrow('Render it without <Suspense>')
})

/** Files of a faulty change, inside the project so that its modules resolve; removed afterwards. */
function plant(files: Record<string, string>): string {
  const folder = path.relative('', mkdtempSync(path.resolve('.planted-')))
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code)
  planted.push(folder)
  return folder
}
const planted: string[] = []
afterAll(() => {
  for (const folder of planted) rmSync(folder, { recursive: true })
})

describe('a bundle rejects', () => {
  const build = (entry: string) => bundleScripts(`${plant({})}/out`, { page: entry, islands: entry })

  it('a style sheet, and names the file that imports it', async () => {
    const folder = plant({ 'tabs.ts': "import './tabs.css'", 'tabs.css': '' })
    await expect(build(`${folder}/tabs.ts`)).rejects.toThrow(`${folder}/tabs.ts imports ./tabs.css`)
  })

  it.each([
    ['the environment', 'process.env.NEXT_PUBLIC_PHONE', 'reads process.env'],
    ['a generated id', 'useId()', 'calls useId'],
  ])('%s, and names the file', async (_, code, reason) => {
    const folder = plant({ 'tabs.ts': `console.log(${code})` })
    await expect(build(`${folder}/tabs.ts`)).rejects.toThrow(
      `${folder}/tabs.ts ${reason} and is part of an island.`,
    )
  })

  it('a page script of several files', async () => {
    const folder = plant({
      'tabs.ts': "import { a } from './a'\nconsole.log(a, import('./b'))",
      'a.ts': 'export const a = 1',
      'b.ts': "import { a } from './a'\nexport const b = a",
    })
    await expect(build(`${folder}/tabs.ts`)).rejects.toThrow('The script of the pages has 2 files')
  })
})
