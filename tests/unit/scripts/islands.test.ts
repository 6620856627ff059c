/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleScripts } from '@/scripts/export/bundle'
import { checkClientComponents } from '@/scripts/export/client-components'
import { addPageScript } from '@/scripts/export/islands'

const bundles = { page: '/_next/static/page/page-A.js', islands: ['/a.js', '/b.js'] }

/** A page as Next 16.4 exports it, without its copy. */
const exported = `<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><link rel="preload" href="/font.woff2" as="font"/><link rel="preload" as="script" href="/_next/main.js"/><script src="/_next/react.js" async=""></script><title>Été</title><script src="/_next/polyfill.js" noModule=""></script></head><body><script data-early="offer-state">1</script><main data-part="page">Été</main><script type="application/ld+json">{}</script><script id="_R_">push("R")</script><script>self.__next_f.push([1,"é"])</script></body></html>`

describe('the scripts of a page', () => {
  const ours = `<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><link rel="preload" href="/font.woff2" as="font"/><script type="module" fetchpriority="low" src="${bundles.page}" data-islands="/a.js /b.js"></script><title>Été</title></head><body><script data-early="offer-state">1</script><main data-part="page">Été</main><script type="application/ld+json">{}</script></body></html>`

  it('are ours only, however Next writes its own', () => {
    expect(addPageScript(exported, bundles)).toBe(ours)
    const other = exported.replaceAll('async=""', 'defer=""').replaceAll('/_next/', '/assets/')
    expect(addPageScript(other, bundles)).toBe(ours)
  })

  it('are none on a page without behaviours', () => {
    const plain = exported.replace('data-part="page"', '')
    expect(addPageScript(plain, bundles)).not.toMatch(/<script[^>]*src/)
  })

  it('cannot replace the script that moves a streamed part: the build fails', () => {
    const streamed = exported.replace('</main>', '<template id="B:0"></template></main>')
    expect(() => addPageScript(streamed, bundles)).toThrow('Render it without <Suspense>')
  })
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

describe('a client component outside the islands fails the build', () => {
  it('names a component of ours and the file that imports it', async () => {
    const folder = plant({
      'page.tsx': "import { Tabs } from './tabs'\nexport default () => <Tabs />",
      'tabs.tsx': "'use client'\nexport const Tabs = () => null",
    })
    await expect(checkClientComponents([`${folder}/page.tsx`])).rejects.toThrow(
      `- ${folder}/tabs.tsx, imported by ${folder}/page.tsx\nMake each a server component`,
    )
  })

  it('names a component of a package', async () => {
    const folder = plant({ 'page.tsx': "import { Toaster } from 'sonner'\nexport default () => <Toaster />" })
    await expect(checkClientComponents([`${folder}/page.tsx`])).rejects.toThrow(
      /- node_modules\/sonner\/.*, imported by .*page\.tsx/,
    )
  })
})

describe('a bundle rejects', () => {
  const build = (entry: string) => bundleScripts(`${plant({})}/out`, { page: entry, islands: entry })

  it('a style sheet, and names the file that imports it', async () => {
    const folder = plant({ 'tabs.ts': "import './tabs.css'", 'tabs.css': '' })
    await expect(build(`${folder}/tabs.ts`)).rejects.toThrow(`${folder}/tabs.ts imports ./tabs.css`)
  })

  it('the environment, and names the file that reads it', async () => {
    const folder = plant({ 'tabs.ts': 'console.log(process.env.NEXT_PUBLIC_PHONE)' })
    await expect(build(`${folder}/tabs.ts`)).rejects.toThrow(
      `${folder}/tabs.ts reads process.env and is part of an island. Pass the value as a prop.`,
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
